"""Client of decpage, which reads insurance documents into structured data with citations."""

from ._async.client import AsyncDecpage
from ._async.listing import AsyncListing
from ._core.events import TurnEvent
from ._core.files import FileInput
from ._core.page import Page
from ._core.progress import UploadProgress
from ._sync.client import Decpage
from ._sync.listing import Listing
from .errors import (
    AuthenticationError,
    ConnectionFailedError,
    DecpageError,
    DocumentFailedError,
    InvalidRequestError,
    JobFailedError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitedError,
    ServiceError,
    SyncTimeoutError,
    UnexpectedResponseError,
    WaitTimeoutError,
    WebhookVerificationError,
)
from .results import Extraction, JobResult, JobStatus
from .webhooks import verify_webhook

__all__ = [
    "AsyncDecpage",
    "AsyncListing",
    "AuthenticationError",
    "ConnectionFailedError",
    "Decpage",
    "DecpageError",
    "DocumentFailedError",
    "Extraction",
    "FileInput",
    "InvalidRequestError",
    "JobFailedError",
    "JobResult",
    "JobStatus",
    "Listing",
    "NotFoundError",
    "Page",
    "PermissionDeniedError",
    "RateLimitedError",
    "ServiceError",
    "SyncTimeoutError",
    "TurnEvent",
    "UnexpectedResponseError",
    "UploadProgress",
    "WaitTimeoutError",
    "WebhookVerificationError",
    "verify_webhook",
]
