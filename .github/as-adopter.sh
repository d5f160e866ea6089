#!/usr/bin/env bash
# Makes a checkout the site of another network, as who adopts it does: with another profile, and nothing else.
set -euo pipefail
cd "$(dirname "$0")/.."
cp tests/fixtures/profile/other.json docs/_data/network.json
