#!/usr/bin/env bash
# Removes a page from a checkout, as who does not need it does: its files, its lines in the sidebars, links to it, and the words
# that the search has for it.
set -euo pipefail
cd "$(dirname "$0")/.."
page=validator/evn/faqs
for docs in docs versioned_docs/version-*; do
  rm "$docs/$page.mdx"
  find "$docs" -name '*.mdx' -exec sed --in-place --regexp-extended 's#\[([^]]+)\]\([^() ]*\bfaqs\.mdx(\#[a-z-]+)?\)#\1#g' {} +
  find "$docs/_data/downloads" -type f -exec sed --in-place "s#/$page\#[a-z-]*#/validator/evn/overview\#problems#" {} +
  node --eval '
    const [file, page] = process.argv.slice(1);
    const fs = require("node:fs");
    const words = Object.entries(JSON.parse(fs.readFileSync(file, "utf8")));
    const rest = words.filter(([address]) => address.split("#")[0] !== page);
    fs.writeFileSync(file, JSON.stringify(Object.fromEntries(rest), null, 2) + "\n");
  ' "$docs/_data/search-words.json" "/$page"
done
echo "[\"/$page\"]" > tests/absent.json
sed --in-place "\#'$page',#d" sidebars.ts
sed --in-place "\#\"$page\",\\?#d" versioned_sidebars/*.json
