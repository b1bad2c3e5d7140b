"""What all models have in common."""

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel, ConfigDict

SECRETS = ("key", "secret")


class Model(BaseModel):
    """Members that a later release of the service adds are kept."""

    model_config = ConfigDict(extra="allow", populate_by_name=True, protected_namespaces=(), defer_build=True)

    def __repr_args__(self) -> Iterator[tuple[str | None, Any]]:
        """Hides keys and secrets, because reprs end up in logs."""
        for name, value in super().__repr_args__():
            yield name, "…" if name in SECRETS else value
