/*
 * Prism with every language that a fence may use. Those of prism-react-renderer (JavaScript, TypeScript, JSON, YAML,
 * Go, Python, Rust, SQL, …) plus the ones imported here; to add one, import its grammar after those that it depends on.
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

/** Additional aliases of languages. */
const aliases = {console: 'shell-session'};
for (const [alias, name] of Object.entries(aliases)) {
  const grammar = Prism.languages[name];
  if (grammar) Prism.languages[alias] = grammar;
}

// Prism 1.30.0 does not recognise flags with a hyphen inside, such as `--rpc-url`, and reads the beginning of
// `127.0.0.1` as a number.
Object.assign(Prism.languages.bash ?? {}, {
  parameter: {
    pattern: /(^|\s)--?(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/,
    alias: 'variable',
    lookbehind: true,
  },
  number: {pattern: /(^|\s)(?:[1-9]\d*|0)(?:[.,]\d+)?(?![\w.])/, lookbehind: true},
});

// It does not recognise line continuations in systemd values either.
Object.assign(Prism.languages.ini ?? {}, {
  value: {pattern: /(=[ \t]*)\S(?:\\\r?\n|[^\n\r])*/, alias: 'attr-value', lookbehind: true},
});

/** Names of all languages, aliases such as `ts` included. `text` and similar have no colours. */
export const languages: readonly string[] = Object.keys(Prism.languages).filter(
  (name) => typeof Prism.languages[name] === 'object',
);

/** The grammar of a language, case-insensitive; undefined for an unknown one. */
export function grammarOf(language: string): Grammar | undefined {
  const name = language.toLowerCase();
  return languages.includes(name) ? Prism.languages[name] : undefined;
}

export {Prism};
