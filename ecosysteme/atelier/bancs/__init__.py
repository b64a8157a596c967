"""What ``othellier banc`` measures: the rules, the searches and the engines."""
