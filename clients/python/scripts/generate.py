"""Generates the parts of the package that repeat something else: models, typed methods and the synchronous client.

Reads `openapi.json` and `policies/<type>.json` from the folder of the first argument and writes into the package at the
second one. `npm run generate:python` runs it.
"""

import json
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from generate_models import write_models, write_policies
from generate_sync import write_sync
from generate_typed_methods import write_typed_methods


def main(inputs: Path, package: Path) -> None:
    document = json.loads((inputs / "openapi.json").read_text())
    schemas = {file.stem: json.loads(file.read_text()) for file in sorted((inputs / "policies").glob("*.json"))}
    written = [
        write_models(document, package / "models.py"),
        *write_policies(schemas, package / "policies"),
        *write_typed_methods(schemas, package),
        *write_sync(package / "_async", package / "_sync"),
    ]
    configuration = str(Path(__file__).parent.parent / "pyproject.toml")
    for command in (
        ["check", "--fix-only", "--unsafe-fixes", "--quiet", "--select", "I,F401,UP,RUF022"],
        ["format", "--quiet"],
    ):
        subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--no-cache", "--config", configuration, *map(str, written)],
            check=True,
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
