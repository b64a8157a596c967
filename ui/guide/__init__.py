"""The user guide: one folder of Markdown for each language, read in the window or written as HTML."""
