"""What went wrong in the last session, offered in a bar (``barre``) as a report to read and to copy (``rapport``,
``dialogue``); what Qt says of its own troubles (``messages_qt``).
"""
