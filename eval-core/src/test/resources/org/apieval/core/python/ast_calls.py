"""Prints every call of the given folder's Python files as JSON lines, as the ast module sees it.

Usage: ast_calls.py FOLDER; without one, the standard library. A line with "file" comes before the
calls of that file.
"""

import ast
import json
import os
import sys
import sysconfig
import tokenize
import warnings

SKIPPED = {"test", "tests", "idle_test", "site-packages", "dist-packages", "__pycache__"}


def dotted(node):
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return None
    parts.append(node.id)
    return ".".join(reversed(parts))


def strings(call):
    found = []
    for position, value in enumerate(call.args):
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            found.append([str(position), value.value])
    for keyword in call.keywords:
        value = keyword.value
        if keyword.arg and isinstance(value, ast.Constant) and isinstance(value.value, str):
            found.append([keyword.arg, value.value])
    return found


def files(folder):
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(f for f in folders if f not in SKIPPED)
        if "lib2to3" in path and "data" in path.split(os.sep):
            continue
        yield from (os.path.join(path, name) for name in sorted(names) if name.endswith(".py"))


def main():
    warnings.simplefilter("ignore")
    folder = sys.argv[1] if len(sys.argv) > 1 else sysconfig.get_path("stdlib")
    for path in files(folder):
        with open(path, "rb") as stream:
            encoding, _ = tokenize.detect_encoding(stream.readline)
            stream.seek(0)
            data = stream.read()
        # newline-preserving: the other side must see the same characters
        text = data.decode(encoding)
        try:
            tree = ast.parse(data)
        except SyntaxError:
            continue
        lines = data.splitlines(keepends=True)
        if lines and lines[0].startswith(b"\xef\xbb\xbf"):
            lines[0] = lines[0][3:]
        print(json.dumps({"file": path, "encoding": encoding}))
        utf8 = [line for line in text.encode("utf-8").split(b"\n")]
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                line = utf8[node.lineno - 1] if node.lineno <= len(utf8) else b""
                column = len(line[: node.col_offset].decode("utf-8", "replace"))
                print(
                    json.dumps(
                        {
                            "line": node.lineno,
                            "column": column,
                            "callee": dotted(node.func),
                            "strings": strings(node),
                        }
                    )
                )


main()
