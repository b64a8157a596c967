"""All that imports PySide6. ``othellier.ui`` is the window as Qt Designer draws it; ``traductions``, ``icones`` and
``images`` hold files, no code.
"""
