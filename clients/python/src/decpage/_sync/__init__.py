# Generated from `_async` by `npm run generate:python`. Do not edit.
"""The client that does not block."""
