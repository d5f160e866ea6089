"""Reads a list of programs from standard input, as JSON, and answers for each with what it uses of web3.py.

Each answer is either what Python cannot parse, as text, or a list of
[path, arguments, keywords, literals]: the path below `w3`, how many arguments by position, null where it is not
called, the names of keywords, and the values of arguments that are literals, null for others. Imports come as
["import PACKAGE", names].
"""

import ast
import json
import sys


def path_of(node):
    """`eth.get_balance` of `w3.eth.get_balance`."""
    names = []
    while isinstance(node, ast.Attribute):
        names.insert(0, node.attr)
        node = node.value
    return ".".join(names) if names and isinstance(node, ast.Name) and node.id == "w3" else None


def literal(node):
    try:
        return ast.literal_eval(node)
    except ValueError:
        return None


def uses(tree):
    is_async = any(isinstance(node, ast.AsyncFunctionDef) for node in ast.walk(tree))
    called = {id(node.func): node for node in ast.walk(tree) if isinstance(node, ast.Call)}
    inner = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module.startswith("web3"):
            found.append([f"import {node.module}", [alias.name for alias in node.names], [], []])
        path = path_of(node) if isinstance(node, ast.Attribute) and id(node) not in inner else None
        if path is None:
            continue
        call = called.get(id(node))
        is_stream = is_async and not path.startswith("middleware_onion")
        found.append([
            f"async {path}" if is_stream else path,
            None if call is None else len(call.args),
            [] if call is None else [keyword.arg for keyword in call.keywords],
            [] if call is None else [literal(arg) for arg in call.args],
        ])
    return found


def answer(source):
    try:
        return uses(ast.parse(source))
    except SyntaxError as error:
        return f"{error}\n{source}"


json.dump([answer(source) for source in json.load(sys.stdin)], sys.stdout)
