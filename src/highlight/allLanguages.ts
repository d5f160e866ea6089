/*
 * Every language of Prism (1.30.0), loaded when a page uses it. For the build only: the browser has the languages of
 * prism.ts.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {compileFunction} from 'node:vm';
import {languageNamed} from './aliases';
import {grammarOf, languages, Prism} from './prism';

interface Entry {
  readonly alias?: string | readonly string[];
  readonly modify?: string | readonly string[];
  readonly optional?: string | readonly string[];
}

interface Loader {
  readonly load: (register: (id: string) => void) => void;
}

/** The code of a language, which adds itself to Prism. */
type Register = (prism: typeof Prism) => void;

type GetLoader = (
  components: object,
  wanted: readonly string[],
  loaded: readonly string[],
) => Loader;

const require = createRequire(__filename);
const components = require('prismjs/components.js') as {
  readonly languages: Readonly<Record<string, Entry>>;
};
const getLoader = require('prismjs/dependencies.js') as GetLoader;

const listed = (names: string | readonly string[] = []) => [names].flat();

/**
 * Languages by all of their names. Those that change other languages are left out: the colours of a page would depend on
 * the pages that were built before it.
 */
const ids: ReadonlyMap<string, string> = new Map(
  Object.entries(components.languages)
    .filter(([id, {modify}]) => id !== 'meta' && listed(modify).every((name) => name === 'markup'))
    .flatMap(([id, {alias}]) => [id, ...listed(alias)].map((name) => [name, id] as const)),
);

/** Names of all languages that can be loaded. */
export const allLanguages: readonly string[] = [...new Set([...languages, ...ids.keys()])].sort();

function load(id: string): void {
  // Languages that this one embeds if they are loaded: always, for the same colours in each build. One that is loaded already
  // would be loaded again, without what prism.ts corrects in it.
  const embedded = listed(components.languages[id]?.optional).filter(
    (name) => ids.has(name) && !Object.hasOwn(Prism.languages, name),
  );
  getLoader(components, [...embedded, id], Object.keys(Prism.languages)).load((each) => {
    const filename = require.resolve(`prismjs/components/prism-${each}`);
    // As a parameter: the hooks of some languages read the global when they run.
    const register = compileFunction(readFileSync(filename, 'utf8'), ['Prism'], {
      filename,
    }) as Register;
    register(Prism);
  });
}

/**
 * Loads the language of a fence.
 *
 * @param name a name or alias, case-insensitive
 * @returns whether it can be highlighted
 */
export function loadLanguage(name: string): boolean {
  const language = languageNamed(name);
  if (grammarOf(language)) return true;
  const id = ids.get(language);
  if (id === undefined) return false;
  load(id);
  return grammarOf(language) !== undefined;
}
