"""What explains: the help menu, the rules, the glossary."""
