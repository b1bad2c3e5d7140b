"""Runs examples in Python one after the other in this process, which reads { folder, examples } from stdin."""

import contextlib
import io
import json
import os
import runpy
import sys
import traceback

asked = json.load(sys.stdin)
os.chdir(asked["folder"])
runs = []
for example in asked["examples"]:
    os.environ.update(example["env"])
    output = io.StringIO()
    run = {"name": example["name"]}
    try:
        with contextlib.redirect_stdout(output):
            runpy.run_path(example["file"], run_name="__main__")
    except BaseException:
        run["error"] = traceback.format_exc()
    runs.append({**run, "output": output.getvalue()})
json.dump(runs, sys.stdout)
