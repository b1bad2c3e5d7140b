"""How far documents are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..models import DocumentStatus

OnDocumentProgress = Callable[[DocumentStatus], None]


@dataclass(frozen=True)
class UploadProgress:
    """How far an upload is."""

    stage: str
    """`uploading`, then the stages of the document's processing."""
    percent: int
    """0 to 100: of the upload, then of the processing."""
    document: DocumentStatus | None = None


OnUploadProgress = Callable[[UploadProgress], None]


def share_of(size: int, on_progress: OnUploadProgress | None) -> Callable[[int], None]:
    """Tells the share of the file that was sent."""

    def tell(sent: int) -> None:
        if on_progress:
            on_progress(UploadProgress("uploading", 100 * sent // size))

    return tell


def stages_of(on_progress: OnUploadProgress | None) -> OnDocumentProgress | None:
    """Tells the stages of the processing as those of an upload."""
    if on_progress is None:
        return None
    return lambda document: on_progress(UploadProgress(document.stage, document.progress.percent, document))
