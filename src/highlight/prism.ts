/*
 * Prism with every language that a fence may name. Those that prism-react-renderer brings (JavaScript, TypeScript, JSON,
 * YAML, Go, Python, Rust, SQL, …) are joined by the ones imported here; a further one is added by importing its grammar
 * after those that it builds on.
 */
import './exposePrism';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-docker';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-ini';
import 'prismjs/components/prism-nginx';
import 'prismjs/components/prism-promql';
import 'prismjs/components/prism-shell-session';
import 'prismjs/components/prism-solidity';
import 'prismjs/components/prism-toml';
import {Prism} from 'prism-react-renderer';

delete (globalThis as {Prism?: unknown}).Prism;

type Grammar = Parameters<typeof Prism.tokenize>[1];

/** Languages by further names. */
const aliases = {console: 'shell-session'};
for (const [alias, name] of Object.entries(aliases)) {
  const grammar = Prism.languages[name];
  if (grammar) Prism.languages[alias] = grammar;
}

// Prism 1.30.0 knows no flag with a hyphen inside, such as `--rpc-url`, and takes the beginning of `127.0.0.1` for a number.
Object.assign(Prism.languages.bash ?? {}, {
  parameter: {
    pattern: /(^|\s)--?(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/,
    alias: 'variable',
    lookbehind: true,
  },
  number: {pattern: /(^|\s)(?:[1-9]\d*|0)(?:[.,]\d+)?(?![\w.])/, lookbehind: true},
});

// Nor does it know that a value of systemd goes on behind a backslash at the end of a line.
Object.assign(Prism.languages.ini ?? {}, {
  value: {pattern: /(=[ \t]*)\S(?:\\\r?\n|[^\n\r])*/, alias: 'attr-value', lookbehind: true},
});

/** Names of all languages, aliases such as `ts` included. `text` and its like have no colours. */
export const languages: readonly string[] = Object.keys(Prism.languages).filter(
  (name) => typeof Prism.languages[name] === 'object',
);

/** The grammar of a language in any case of letters; undefined for one that is not known. */
export function grammarOf(language: string): Grammar | undefined {
  const name = language.toLowerCase();
  return languages.includes(name) ? Prism.languages[name] : undefined;
}

export {Prism};
