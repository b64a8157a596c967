"""What drives the window from outside: the ``othellier`` command, its benches, its screenshots.

The only room that knows the controller.
"""
