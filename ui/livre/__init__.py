"""The opening book in the window, a tab of Étudier (``branchement``): what it says of the position (``page``, in words
of ``mots``), read, changed and made longer off the GUI thread (``acces``); its marks on the board are a layer of hints.
"""
