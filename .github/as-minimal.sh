#!/usr/bin/env bash
# Makes a checkout the site of a network that has what pages require, and nothing else: one chain, no status page, no
# archive endpoints.
set -euo pipefail
cd "$(dirname "$0")/.."
cp tests/fixtures/profile/minimal.json docs/_data/network.json
