"""The user guide: its Markdown pages (``fr``, ``en``, read by ``pages``), shown in a window (``dialogue``, searched by
``recherche``) or written as HTML (``site``).
"""
