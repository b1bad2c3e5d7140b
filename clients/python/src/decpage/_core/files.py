"""Files as callers pass them: a path, bytes or an open file."""

from __future__ import annotations

import base64
import hashlib
import io
import os
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Union

FileInput = Union[str, "os.PathLike[str]", bytes, BinaryIO]

PIECE = 256 * 1024
SIGNATURES = ((b"%PDF", "pdf"), (b"\x89PNG", "png"), (b"\xff\xd8\xff", "jpg"), (b"II*\x00", "tif"), (b"MM\x00*", "tif"))


@dataclass
class OpenedFile:
    """A file that can be read again from its start, for another attempt."""

    stream: BinaryIO
    start: int
    name: str
    size: int
    sha256: str
    is_ours: bool
    """Whether this package has opened it, and closes it."""

    @staticmethod
    def of(source: FileInput, name: str | None = None) -> OpenedFile:
        """Opens the file and reads it once, for its size and hash."""
        stream, is_ours = _open(source)
        try:
            start = stream.tell()
            size, digest, head = 0, hashlib.sha256(), b""
            while piece := stream.read(PIECE):
                head = head or piece[:8]
                size += len(piece)
                digest.update(piece)
            name = name or _name_of(source) or f"document.{_extension_of(head)}"
            return OpenedFile(stream, start, name, size, digest.hexdigest(), is_ours)
        except BaseException:
            if is_ours:
                stream.close()
            raise

    def rewind(self) -> BinaryIO:
        """The stream at its start."""
        self.stream.seek(self.start)
        return self.stream

    def close(self) -> None:
        """Closes what this package has opened; a file of the caller stays open."""
        if self.is_ours:
            self.stream.close()


def base64_of(source: FileInput) -> str:
    """The whole file in base64."""
    if isinstance(source, bytes):
        return base64.b64encode(source).decode()
    if isinstance(source, (str, os.PathLike)):
        return base64.b64encode(Path(source).read_bytes()).decode()
    return base64.b64encode(source.read()).decode()


def _open(source: FileInput) -> tuple[BinaryIO, bool]:
    if isinstance(source, bytes):
        return io.BytesIO(source), True
    if isinstance(source, (str, os.PathLike)):
        return open(source, "rb"), True
    if source.seekable():
        return source, False
    # what cannot be read twice could not be sent twice
    return io.BytesIO(source.read()), True


def _name_of(source: FileInput) -> str | None:
    if isinstance(source, bytes):
        return None
    path = source if isinstance(source, (str, os.PathLike)) else getattr(source, "name", None)
    # a file of a descriptor is named by its number
    return Path(path).name if isinstance(path, (str, os.PathLike)) else None


def _extension_of(head: bytes) -> str:
    return next((extension for signature, extension in SIGNATURES if head.startswith(signature)), "pdf")
