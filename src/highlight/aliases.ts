// cspell:ignore ipython gomod dosini pgsql katex nohighlight
/** Names that writers give to fences and Prism (1.30.0) does not know, by the language that they mean. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'curl zsh env dotenv shell-script',
  batch: 'bat cmd',
  'shell-session': 'console terminal session',
  powershell: 'ps1 pwsh ps',
  json: 'jsonc jsonl ndjson geojson',
  javascript: 'mjs cjs node nodejs',
  typescript: 'mts cts',
  python: 'python3 py3 ipython',
  go: 'golang gomod',
  rust: 'rs',
  cpp: 'c++ cc hpp',
  c: 'h opencl',
  csharp: 'c#',
  protobuf: 'proto proto3',
  groovy: 'gradle',
  hcl: 'tf terraform',
  ini: 'conf config cfg service dosini',
  sql: 'psql pgsql postgres postgresql mysql sqlite',
  diff: 'patch',
  makefile: 'make mk',
  markup: 'vue svelte xhtml',
  latex: 'math katex',
  wasm: 'wat',
  text: 'output ascii tree raw none no-highlight nohighlight stdout',
};

const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([language, names]) =>
    names.split(' ').map((name) => [name, language] as const),
  ),
);

/** The name that Prism has for a language; the name itself, in lower case, if this is no alias. */
export function languageNamed(name: string): string {
  const lower = name.toLowerCase();
  return LANGUAGES.get(lower) ?? lower;
}
