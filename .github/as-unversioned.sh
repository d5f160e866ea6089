#!/usr/bin/env bash
# Makes a checkout the site of documentation without released versions.
set -euo pipefail
cd "$(dirname "$0")/.."
echo '[]' > versions.json
echo '["versions"]' > tests/absent.json
rm -r versioned_docs versioned_sidebars
