#!/usr/bin/env bash
# Adds a page to a checkout and moves another within the sidebar, as a writer does: with a file and a line of sidebars.ts.
set -euo pipefail
cd "$(dirname "$0")/.."
cat > docs/staking/liquid.mdx <<'PAGE'
---
title: Liquid staking
sidebar_label: Liquid staking
description: A page that a writer has added, to see that its file and one line of the sidebar are all that it needs.
---

# Liquid staking

A token stands for a stake, and can be sent like any other. See the [overview](./overview.mdx).

## Risks {#risks}

The contract behind it may have faults.
PAGE
# As Prettier writes a list that is longer than a line.
sed --in-place \
  "s#^\( *\)items: \['staking/overview', 'staking/user-guide', 'staking/developer-guide'\],#\1items: [\n\1  'staking/user-guide',\n\1  'staking/overview',\n\1  'staking/liquid',\n\1  'staking/developer-guide',\n\1],#" \
  sidebars.ts
grep --quiet staking/liquid sidebars.ts
