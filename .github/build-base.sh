#!/usr/bin/env bash
# Builds the site at a commit, in a separate folder: build-base.sh FOLDER COMMIT
set -euo pipefail
git worktree add --detach "$1" "$2"
cd "$1"
npm ci --ignore-scripts
npm run build
