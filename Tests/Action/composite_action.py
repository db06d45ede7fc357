"""Runs the shell steps of a composite action as a runner does, with inputs and contexts of a test."""

import os
import re
import subprocess

import yaml


class CompositeAction:
    """An action. Steps with `uses` are skipped, because they need the host of the runner."""

    def __init__(self, path):
        self.path = path
        self.document = yaml.safe_load(path.read_text("utf-8"))

    def run(self, folder, runner, inputs, contexts):
        """Runs all shell steps until one fails. Returns the status, the output, the summary and the outputs of steps."""
        runner.mkdir(parents=True, exist_ok=True)
        values = dict(contexts)
        values.update({"runner.temp": str(runner / "temp"), "runner.tool_cache": str(runner / "tools")})
        for name, declaration in self.document["inputs"].items():
            values["inputs." + name] = inputs.get(name) or evaluate(declaration.get("default", ""), values)
        unknown = set(inputs) - set(self.document["inputs"])
        if unknown:
            raise ValueError(f"unknown inputs: {sorted(unknown)}")
        (runner / "temp").mkdir(exist_ok=True)
        summary, outputs = runner / "summary.md", runner / "outputs"
        for file in (summary, outputs):
            file.write_text("", "utf-8")
        text = ""
        for step in self.document["runs"]["steps"]:
            if "run" not in step:
                continue
            if "${{" in step["run"]:
                raise ValueError("a script contains an expression: " + step["run"])
            environment = {"PATH": os.environ["PATH"], "HOME": str(runner), "GITHUB_ACTION_PATH": str(self.path.parent),
                           "GITHUB_STEP_SUMMARY": str(summary), "GITHUB_OUTPUT": str(outputs)}
            environment.update({name: evaluate(value, values) for name, value in step.get("env", {}).items()})
            command = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]]
            result = subprocess.run(command, cwd=folder, env=environment, text=True,
                                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            text += result.stdout
            if result.returncode != 0:
                break
        return result.returncode, text, summary.read_text("utf-8"), outputs.read_text("utf-8")


def evaluate(text, values):
    """Replaces expressions that are only a name; a missing name is an error of the test."""
    return re.sub(r"\$\{\{ ([\w.-]+) \}\}", lambda found: values[found.group(1)], str(text))
