import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toFunctionSelector} from 'viem';
import {abiFolder, abisOf} from '../../abi/read';
import {errorFactsPath} from '../../openrpc/explainer/address';
import {factsOf} from '../../openrpc/explainer/build';
import type {ErrorFacts, RevertFact} from '../../openrpc/explainer/facts';
import {hasReference, readReference, REFERENCE_FILES, referenceFolder} from '../../openrpc/read';
import {dataFolder} from '../../profile/load';
import {interpolate} from '../../tokens/interpolate';
import {generatedStatic} from '../generatedStatic';
import {errorsInTables, revertCauses} from './pageTables';

/** Folder of the facts; configured as a static folder. */
export const ERROR_FACTS_STATIC = generatedStatic('error-facts');

/** Pages with tables of errors that the RPC reference lacks, without their extension. */
const BIDS = 'validator/mev/user-guide';
const STAKING = 'staking/developer-guide';

export interface Options {
  /** Names of the frozen versions, as in versions.json. */
  readonly versions: readonly string[];
}

/** A page with values in place of tokens; empty if this site lacks it. */
function readPage(siteDir: string, version: string, page: string): string {
  const file = path.join(siteDir, path.dirname(dataFolder(version)), `${page}.mdx`);
  if (!fs.existsSync(file)) return '';
  const source = fs.readFileSync(file, 'utf8');
  try {
    return interpolate(siteDir, file, source);
  } catch {
    // The page itself reports unknown values, with their lines.
    return source;
  }
}

/** Custom errors of all contracts by selector. */
function revertsOf(siteDir: string, version: string): Record<string, RevertFact> {
  const causes = revertCauses(readPage(siteDir, version, STAKING));
  const reverts = new Map<string, RevertFact>();
  for (const [contract, abi] of abisOf(siteDir, version)) {
    for (const item of abi) {
      if (item.type !== 'error') continue;
      const types = item.inputs.map(({type}) => type).join(',');
      const selector = toFunctionSelector(`${item.name}(${types})`);
      const named = item.inputs.map(({type, name}) => `${type} ${name ?? ''}`.trim()).join(', ');
      const before = reverts.get(selector);
      reverts.set(selector, {
        signature: `${item.name}(${named})`,
        contracts: [...(before?.contracts ?? []), contract],
        ...causes.get(selector),
      });
    }
  }
  return Object.fromEntries(reverts);
}

/** What the error explainer of a version knows. */
export function errorFactsOf(siteDir: string, version: string): ErrorFacts {
  const {errors, ...facts} = factsOf(readReference(siteDir, version));
  const ofBids = errorsInTables(readPage(siteDir, version, BIDS), `${BIDS}#errors`);
  // What the reference has itself: the node's own errors, in the words of the guide.
  const isNew = ({code}: {readonly code: number}) => code !== -32600 && code !== -32601;
  const numbers = new Set(ofBids.map(({code}) => code));
  const documented = new Set(facts.codes.map(({code}) => code));
  const ofBuilders = [...numbers]
    .filter((code) => !documented.has(code))
    .map((code) => ({
      code,
      meaning: 'Error of a bid',
      cause: 'A validator, or the MEV sentry in front of it, refused a bid for a block',
      fix: 'Find the message in the table of errors of bids',
      place: `${BIDS}#errors`,
    }));
  return {
    ...facts,
    codes: [...facts.codes, ...ofBuilders],
    errors: [...errors, ...ofBids.filter(isNew)],
    reverts: revertsOf(siteDir, version),
    revertsPlace: `${STAKING}#errors`,
  };
}

/** Writes the facts of every version that has an RPC reference. */
export default function errorFacts({siteDir}: LoadContext, options: unknown): Plugin {
  const all = ['current', ...(options as Options).versions];
  return {
    name: 'error-facts',

    getPathsToWatch: () =>
      all.flatMap((version) => [
        ...REFERENCE_FILES.map((file) => path.join(siteDir, referenceFolder(version), file)),
        `${siteDir}/${abiFolder(version)}/**`,
      ]),

    loadContent() {
      const folder = path.join(siteDir, ERROR_FACTS_STATIC);
      fs.rmSync(folder, {recursive: true, force: true});
      for (const version of all.filter((name) => hasReference(siteDir, name))) {
        const file = path.join(folder, errorFactsPath(version));
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, JSON.stringify(errorFactsOf(siteDir, version)));
      }
    },
  };
}
