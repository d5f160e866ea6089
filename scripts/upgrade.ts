/*
 * `npm run upgrade:check [-- --packages FOLDER]`: a checklist of what to review since packages changed. `npm run
 * upgrade:record`: records the installed packages as reviewed, and writes UPGRADING.md.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {LEDGER} from '../src/docusaurus-patches/ledger/collect';
import {differences, record, type Record} from '../src/docusaurus-patches/ledger/compare';
import {renderLedger} from '../src/docusaurus-patches/ledger/render';

const RECORDED = 'src/docusaurus-patches/ledger/recorded.json';
const DOCUMENT = 'src/docusaurus-patches/UPGRADING.md';

async function write(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      packages: {type: 'string', default: 'node_modules'},
      record: {type: 'boolean', default: false},
    },
  });
  const packages = path.resolve(values.packages);
  if (values.record) {
    const seen = record(packages, LEDGER);
    await write(RECORDED, JSON.stringify(seen));
    await write(DOCUMENT, renderLedger(LEDGER, seen));
    return;
  }
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Record;
  const found = differences(packages, LEDGER, recorded);
  console.log(found.length === 0 ? 'Nothing differs.' : found.join('\n\n'));
  process.exitCode = found.length === 0 ? 0 : 1;
}

void main();
