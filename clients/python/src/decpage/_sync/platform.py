"""What differs between the two clients: how they wait, and how they read files."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import BinaryIO, TypeVar

import httpx

from .._core.files import PIECE

T = TypeVar("T")

HttpClient = httpx.Client
sleep = time.sleep


def run_blocking(function: Callable[..., T], *arguments: object) -> T:
    """Runs it: this client blocks."""
    return function(*arguments)


def pieces_of(file: BinaryIO) -> Iterator[bytes]:
    """The rest of the file, piece by piece."""
    while piece := file.read(PIECE):
        yield piece
