"""Reads from web3.py's source what can be called on a Web3 object, and writes signatures.json next to this file.

    python3 signatures.py FOLDER

FOLDER holds the source of the release named below, as
https://github.com/ethereum/web3.py has it. Nothing of it is imported: its
packages need not be installed. A function stands under its path (`eth.get_balance`) with

    property  whether it is read and not called
    least     how many arguments it needs
    most      how many it takes
    rpc       the methods that it asks, where the source names them

and what needs a provider that stays connected under `async eth.…`.
"""

import ast
import json
import pathlib
import re
import sys

VERSION = "7.15.0"

# Functions that name no method in the source: the method is their argument, or their own name.
WITHOUT_METHOD = ["subscribe", "unsubscribe", "request_blocking", "inject", "process_subscriptions"]

# Path on the Web3 object, file and class.
MODULES = [
    ("eth", "web3/eth/eth.py", "Eth"),
    ("async eth", "web3/eth/async_eth.py", "AsyncEth"),
    ("net", "web3/net.py", "Net"),
    ("geth.txpool", "web3/geth.py", "GethTxPool"),
    ("geth.admin", "web3/geth.py", "GethAdmin"),
    ("geth.debug", "web3/geth.py", "GethDebug"),
    ("manager", "web3/manager.py", "RequestManager"),
    ("middleware_onion", "web3/datastructures.py", "NamedElementOnion"),
    ("async socket", "web3/providers/persistent/persistent_connection.py", "PersistentConnection"),
]

# Packages that samples import from.
PACKAGES = {"web3": "web3/__init__.py", "web3.middleware": "web3/middleware/__init__.py"}


def arity(arguments):
    """How many arguments a function needs and takes, without the object itself."""
    count = len(arguments.args) - 1
    return count - len(arguments.defaults), count


def decorators(node):
    return [ast.unparse(each) for each in node.decorator_list]


def asked(node):
    return sorted(set(re.findall(r"RPC\.(\w+)", ast.unparse(node))))


def by_munger(method, functions, annotation):
    """The arguments of a `Method`: those of its munger, or of its annotation where that is the default."""
    keywords = {keyword.arg: keyword.value for keyword in method.keywords}
    names = [ast.unparse(each).split(".")[-1] for each in getattr(keywords.get("mungers"), "elts", [])]
    if names and names[0] in functions:
        return arity(functions[names[0]].args)
    if "is_property" in keywords:
        # Takes no arguments; it is a function all the same, unless a property calls it.
        return 0, 0
    listed = annotation.slice.slice.elts[0]
    return len(listed.elts), len(listed.elts)


def read(tree, class_name, all_functions):
    found = {}
    body = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == class_name).body
    functions = {node.name: node for node in body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}
    methods = {}
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
            if ast.unparse(node.value.func) == "Method":
                methods[node.target.id] = node
    for name, node in methods.items():
        if not name.startswith("_"):
            least, most = by_munger(node.value, {**all_functions, **functions}, node.annotation)
            found[name] = {"property": False, "least": least, "most": most, "rpc": asked(node.value)}
    for name, node in functions.items():
        if name.startswith("_") or "overload" in decorators(node):
            continue
        used = re.findall(r"self\.(\w+)\(", ast.unparse(node))
        rpc = sorted({each for use in used if use in methods for each in asked(methods[use].value)})
        least, most = arity(node.args)
        found[name] = {"property": "property" in decorators(node), "least": least, "most": most, "rpc": rpc}
    return found


def exported(tree):
    """Names that a package has."""
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return sorted({alias.asname or alias.name for node in imported for alias in node.names})


def main(folder):
    release = (folder / "pyproject.toml", folder / "setup.py")
    metadata = "".join(file.read_text() for file in release if file.exists())
    if f'"{VERSION}"' not in metadata:
        sys.exit(f"{folder}: expected the source of web3.py {VERSION}. Check out the tag v{VERSION}.")
    files = [*(file for _, file, _ in MODULES), "web3/eth/base_eth.py"]
    trees = {file: ast.parse((folder / file).read_text()) for file in files}
    mungers = {
        node.name: node
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.endswith("_munger")
    }
    functions = {}
    for path, file, class_name in MODULES:
        for name, signature in read(trees[file], class_name, mungers).items():
            if signature["rpc"] or name in WITHOUT_METHOD:
                functions[f"{path}.{name}"] = signature
    target = pathlib.Path(__file__).with_name("signatures.json")
    packages = {name: exported(ast.parse((folder / file).read_text())) for name, file in PACKAGES.items()}
    written = {"version": VERSION, "packages": packages, "functions": functions}
    target.write_text(json.dumps(written, indent=2) + "\n")


main(pathlib.Path(sys.argv[1]))
