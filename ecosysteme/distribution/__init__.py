"""The program as it is shipped: the versions of what it stands on, its licences, and whether there is a newer one."""
