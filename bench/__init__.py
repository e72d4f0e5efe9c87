"""Measurements that need more than one machine, and the results that were measured."""
