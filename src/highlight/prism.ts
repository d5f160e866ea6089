/*
 * Prism with the languages that blocks written in React may use: those of prism-react-renderer (JavaScript, TypeScript,
 * JSON, YAML, Go, Python, Rust, SQL, …) plus the ones imported here. Fences may use every language of Prism
 * (allLanguages.ts), because they are highlighted by the build.
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
import {languageNamed} from './aliases';

delete (globalThis as {Prism?: unknown}).Prism;

type Grammar = Parameters<typeof Prism.tokenize>[1];

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

/** Names of the languages, aliases such as `ts` included. `text` and similar have no colours. */
export const languages: readonly string[] = Object.keys(Prism.languages).filter(
  (name) => typeof Prism.languages[name] === 'object',
);

/** The grammar of a language, case-insensitive; undefined for one that is unknown or not loaded. */
export function grammarOf(language: string): Grammar | undefined {
  const name = languageNamed(language);
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  return typeof grammar === 'object' ? grammar : undefined;
}

export {Prism};
