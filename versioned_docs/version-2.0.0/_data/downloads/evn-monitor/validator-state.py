#!/usr/bin/env python3
"""State of one validator on chain, for the textfile collector of node_exporter.

Reads through JSON-RPC, needs no key, and writes the file only when every answer came, of one height of the right chain.
Environment: OPERATOR, the operator's address; RPC, a node, best your own; CHAIN_ID, if it is not the mainnet's; ALSO, further consensus addresses that are in
the mining set until the next day, as on the day of a rotation, separated by commas; OUT, the file.
"""
import json
import os
import re
import sys
import urllib.request

CHAIN_ID = int(os.environ.get("CHAIN_ID", "{network.chains.mainnet.chainId}"))
STAKE_HUB = "{contracts.StakeHub}"
SLASH_INDICATOR = "{contracts.SlashIndicator}"
VALIDATOR_SET = "{contracts.ValidatorSet}"
RPC = os.environ.get("RPC", "http://{plan.fullNode.address}:{network.node.httpPort.raw}")
OUT = os.environ.get("OUT", "/var/lib/prometheus/node-exporter/validator.prom")
HELP = {
    "validator_state_time_seconds": "Time of the block that was read",
    "validator_jailed": "1 while the validator is jailed",
    "validator_jailed_until_seconds": "Time before which it cannot leave jail",
    "validator_working": "1 while it is in the elected set and not in maintenance",
    "validator_missed_blocks": "Slash counter",
    "validator_last_miss_block": "Height of the last missed block, 0 if none is on record",
    "validator_maintenance_misses": "Misses that leaving maintenance now would count as",
    "validator_consensus_balance": "Balance of the consensus account, in whole tokens",
}


class Refused(Exception):
    """The node answered with an error."""


def ask(method, *params):
    """Result of one JSON-RPC request."""
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    # Some public endpoints refuse the name that Python sends by default.
    headers = {"content-type": "application/json", "user-agent": "validator-state"}
    request = urllib.request.Request(RPC, body, headers)
    with urllib.request.urlopen(request, timeout=10) as response:
        answer = json.load(response)
    if "error" in answer:
        raise Refused(f"{method}: {answer['error'].get('message')}")
    return answer["result"]


def address(name, value):
    if not re.fullmatch(r"0x[0-9a-fA-F]{40}", value):
        sys.exit(f"{name} is {value!r}. Expected an address: 0x and 40 hex digits.")
    return value.lower()


def words(block, to, selector, *arguments):
    """Answer of a contract at a block, as whole numbers of 32 bytes each."""
    data = selector + "".join(f"{argument:064x}" for argument in arguments)
    answer = ask("eth_call", {"to": to, "data": data}, block)[2:]
    return [int(answer[place : place + 64], 16) for place in range(0, len(answer), 64)]


def maintenance_misses(block, consensus):
    """What the contract would count if the validator left maintenance in this block; 0 when it is not in it."""
    [place] = words(block, VALIDATOR_SET, "0xad3c9da6", consensus)  # currentValidatorSetMap(address)
    if place == 0:
        return 0  # not elected
    entered, in_maintenance, *_ = words(block, VALIDATOR_SET, "0xfd4ad81f", place - 1)  # validatorExtraSet(uint256)
    [miners] = words(block, VALIDATOR_SET, "0xd68fb56a")  # getWorkingValidatorCount()
    [scale] = words(block, VALIDATOR_SET, "0x8b5ad0c9")  # maintainSlashScale()
    return (int(block, 16) - entered) // miners // scale if in_maintenance and miners and scale else 0


def read():
    """Pairs of a metric with its labels and a value."""
    chain = int(ask("eth_chainId"), 16)
    if chain != CHAIN_ID:
        sys.exit(f"{RPC} serves chain {chain}. Expected {CHAIN_ID}: set RPC to a node of the right network.")
    operator = int(address("OPERATOR", os.environ.get("OPERATOR", "")), 16)
    head = ask("eth_getBlockByNumber", "latest", False)
    block = head["number"]
    [consensus] = words(block, STAKE_HUB, "0x059ddd22", operator)  # getValidatorConsensusAddress(address)
    if consensus == 0:
        sys.exit(f"No validator has the operator {operator:#042x}: set OPERATOR to the operator's address.")
    _, jailed, until = words(block, STAKE_HUB, "0xcbb04d9d", operator)  # getValidatorBasicInfo(address)
    yield "validator_state_time_seconds", int(head["timestamp"], 16)
    yield "validator_jailed", jailed
    yield "validator_jailed_until_seconds", until
    also = [int(address("ALSO", part.strip()), 16) for part in os.environ.get("ALSO", "").split(",") if part.strip()]
    for key in dict.fromkeys([consensus, *also]):
        [working] = words(block, VALIDATOR_SET, "0x55614fcc", key)  # isCurrentValidator(address)
        height, count = words(block, SLASH_INDICATOR, "0x37c8dab9", key)  # getSlashIndicator(address)
        balance = int(ask("eth_getBalance", f"{key:#042x}", block), 16)
        labels = f'{{consensus="{key:#042x}"}}'
        yield f"validator_working{labels}", working
        yield f"validator_missed_blocks{labels}", count
        yield f"validator_last_miss_block{labels}", height
        yield f"validator_maintenance_misses{labels}", maintenance_misses(block, key)
        yield f"validator_consensus_balance{labels}", balance / 10**{network.decimals}


def main():
    try:
        samples = list(read())
    except (OSError, Refused, ValueError) as error:
        sys.exit(f"{RPC} gave no answer to use: {error}")
    lines = []
    for name, meaning in HELP.items():
        lines += [f"# HELP {name} {meaning}", f"# TYPE {name} gauge"]
        lines += [f"{sample} {value}" for sample, value in samples if sample.split("{")[0] == name]
    with open(f"{OUT}.new", "w", encoding="ascii") as file:
        file.write("\n".join(lines) + "\n")
    os.replace(f"{OUT}.new", OUT)


if __name__ == "__main__":
    main()
