import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {siteDir} from './pages';
import {compile, type Contract} from './solidity';

const folder = path.join(__dirname, 'contracts');
const cache = path.join(siteDir, 'node_modules/.cache/page-contracts');

/**
 * Our own contracts with the interfaces of the system contracts, compiled. The library that some are based on takes the
 * compiler half a minute, so the output is cached by sources and packages.
 */
export function ourContracts(): Record<string, Contract> {
  const sources = Object.fromEntries(
    fs
      .readdirSync(folder)
      .map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')] as const),
  );
  const lock = fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8');
  const key = createHash('sha256').update(JSON.stringify(sources)).update(lock).digest('hex');
  const kept = path.join(cache, `${key}.json`);
  if (fs.existsSync(kept)) {
    return JSON.parse(fs.readFileSync(kept, 'utf8')) as Record<string, Contract>;
  }

  const {faults, contracts} = compile(sources);
  const errors = faults.filter((fault) => fault.includes('Error:'));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  fs.mkdirSync(cache, {recursive: true});
  const written = `${kept}.${process.pid}`;
  fs.writeFileSync(written, JSON.stringify(contracts));
  fs.renameSync(written, kept);
  return contracts;
}
