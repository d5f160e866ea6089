/** @type {import('cspell').FileSettings} */
export default {
  version: '0.2',
  language: 'en-GB',
  files: ['**/*.{mdx,md,ts,tsx,mts,mjs,css,yml}', 'docs/_data/*.json'],
  // A released version is a copy of pages that were already checked as Next.
  ignorePaths: ['versioned_docs/', 'node_modules/', 'cspell-words.txt', '*.aria.yml'],
  useGitignore: true,
  dictionaryDefinitions: [{name: 'project', path: './cspell-words.txt', addWords: true}],
  dictionaries: ['project', 'html-symbol-entities', 'public-licenses'],
  // Addresses, hashes and encoded data.
  ignoreRegExpList: ['/0x[0-9a-fA-F]+/g'],
  overrides: [
    {
      // Go and Python source texts.
      filename: '{src,tests/unit}/openrpc/samples/*.ts',
      dictionaries: ['golang', 'python'],
    },
    {
      // Spelling of commands, requests and names of other programs is not checked.
      filename: '**/*.{md,mdx}',
      ignoreRegExpList: ['/^[ \\t]*(`{3,}).*\\n[\\s\\S]*?^[ \\t]*\\1/gm', '/`[^`\\n]+`/g'],
    },
    {
      // Addresses contain method names in lower case. cspell:ignore prestate nodekey nftables prevrandao fusaka modexp
      filename: '**/search-words.json',
      ignoreRegExpList: [
        '/"\\/[^"]*"/g',
        '/prestateTracer|nodekey|nftables|prevrandao|fusaka|modexp/g',
      ],
    },
    {
      // Evidence names files of the node. cspell:ignore triedb
      filename: '**/changes.json',
      ignoreRegExpList: ['/"[\\w/.-]+\\.go:[^"]*"/g', '/prestateTracer|geth\\/triedb/g'],
    },
    {
      // Names and addresses are no words; other texts of a profile are.
      filename: '**/network.json',
      ignoreRegExpList: ['/"(?:name|operator|url)": *"[^"]*"/g'],
    },
    {
      // Texts of files for other programs.
      filename: 'src/tools/configuration/templates/{auction,firewall,node,prometheus,service}.ts',
      ignoreRegExpList: ["/'[^'\\n]*'/g", '/`[^`]*`/g'],
    },
    {
      // Fixtures contain misspelt queries and foreign words on purpose; patterns contain parts of words.
      filename: 'tests/**/*.ts',
      ignoreRegExpList: ["/'[^'\\n]*'/g", '/\\/[^/\\n]+\\/[a-z]*/g'],
    },
  ],
};
