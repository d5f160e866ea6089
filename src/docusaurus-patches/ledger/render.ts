import {PATCHES} from '..';
import type {Entry} from './collect';
import type {Record} from './compare';
import {keyOf} from './inspect';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const code = (text: string): string => `\`${text}\``;

function table(head: readonly string[], rows: readonly string[]): string {
  return [row(...head), `|${head.map(() => ' --- |').join('')}`, ...rows].join('\n');
}

function item({owner, reliesOn, otherwise, tests, goesWhen}: Entry): string {
  const proof = tests.length > 0 ? ` Proved by ${tests.map(code).join(', ')}.` : '';
  return `- **${owner}**: ${reliesOn} _Otherwise:_ ${otherwise}${proof} _Can go:_ ${goesWhen}`;
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
  return `# Upgrading Docusaurus and what it brings

\`npm run upgrade:record\` writes this page from the data beside it: change that, not this.

Before an upgrade, point the check at the new packages: \`npm run upgrade:check -- --packages FOLDER\`, where \`FOLDER\` holds
\`@docusaurus/core\` and the others as \`node_modules\` does. It prints a checklist for each file below that differs. When every item is
done, install the packages, run \`npm run upgrade:record\` and commit what it wrote.

## Patches

The site builds and works without any of them: \`PATCHES=none\`, or \`PATCHES=-lean-pages,-preload\` for all but these two.

${table(
  ['Patch', 'What it buys'],
  PATCHES.map(({name, buys}) => row(code(name), buys)),
)}

## Touch points

${sections(ledger, recorded)}
`;
}
