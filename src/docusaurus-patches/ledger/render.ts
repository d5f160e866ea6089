import {PATCHES} from '..';
import type {Entry} from './collect';
import type {Record} from './compare';
import {keyOf} from './inspect';
import {KNOWN_CHANGES} from './knownChanges';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const code = (text: string): string => `\`${text}\``;

function table(head: readonly string[], rows: readonly string[]): string {
  return [row(...head), `|${head.map(() => ' --- |').join('')}`, ...rows].join('\n');
}

function item({owner, reliesOn, otherwise, tests, removableWhen}: Entry): string {
  const proof = tests.length > 0 ? ` Tests: ${tests.map(code).join(', ')}.` : '';
  return `- **${owner}**: ${reliesOn} _Otherwise:_ ${otherwise}${proof} _Removable:_ ${removableWhen}`;
}

/** One section per file of a package. */
function sections(ledger: readonly Entry[], recorded: Record): string {
  return [...new Set(ledger.map(keyOf))]
    .sort()
    .map((key) => {
      const {version = 'not installed'} = recorded[key] ?? {};
      const items = ledger.filter((entry) => keyOf(entry) === key).map(item);
      return [`### ${key} (${version})`, '', ...items].join('\n');
    })
    .join('\n\n');
}

/** UPGRADING.md: the patches, and every place in packages to review before an upgrade. */
export function renderLedger(ledger: readonly Entry[], recorded: Record): string {
  return `# Upgrading Docusaurus and its dependencies

\`npm run upgrade:record\` generates this page; edit the data in this folder instead.

Before an upgrade, point the check at the new packages: \`npm run upgrade:check -- --packages FOLDER\`, where \`FOLDER\` contains
\`@docusaurus/core\` and the others like \`node_modules\`. It prints a checklist for each file below that differs. When every item is
done, install the packages, run \`npm run upgrade:record\` and commit the result.

## Patches

The site builds and works without any of them: \`PATCHES=none\`, or \`PATCHES=-lean-pages,-preload\` to disable only these two.

${table(
  ['Patch', 'Benefit'],
  PATCHES.map(({name, benefit}) => row(code(name), benefit)),
)}

## Known changes of later versions

${table(
  ['From', 'Change', 'What to do'],
  KNOWN_CHANGES.map(({version, change, action}) => row(version, change, action)),
)}

## Touch points

${sections(ledger, recorded)}
`;
}
