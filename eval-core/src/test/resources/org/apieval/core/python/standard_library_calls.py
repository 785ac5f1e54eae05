"""Prints the calls that Python's own parser finds in its standard library, for comparison.

One JSON object a line: {"file": path} before a file's calls, then for each call
[line, column in characters, dotted callee or null, [[keyword or null, decoded string], ...]].
"""

import ast
import json
import os
import sysconfig
import tokenize
import warnings

SKIPPED = {"test", "tests", "idle_test", "site-packages", "__pycache__"}


def dotted(node):
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        prefix = dotted(node.value)
        return prefix and prefix + "." + node.attr
    return None


def strings(call):
    arguments = [(None, value) for value in call.args]
    arguments += [(keyword.arg, keyword.value) for keyword in call.keywords]
    for name, value in arguments:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            yield [name, value.value]


def main():
    warnings.simplefilter("ignore")
    for folder, folders, files in os.walk(sysconfig.get_path("stdlib")):
        folders[:] = sorted(set(folders) - SKIPPED)
        for name in sorted(files):
            if not name.endswith(".py"):
                continue
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                tree = ast.parse(file.read())
            with tokenize.open(path) as file:
                lines = file.read().split("\n")
            print(json.dumps({"file": path}))
            for call in ast.walk(tree):
                if isinstance(call, ast.Call):
                    before = lines[call.lineno - 1].encode()[: call.col_offset]
                    position = [call.lineno, len(before.decode())]
                    print(json.dumps([*position, dotted(call.func), list(strings(call))]))


main()
