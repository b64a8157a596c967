"""The ``othellier`` command, and its commands that need Qt."""
