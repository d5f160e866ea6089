/* Run by the commands that cut, remove and move: links, labels of search queries, redirects and size of all versions. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import config from '../../docusaurus.config';
import {prefixOf} from '../../src/changes/versions';
import {pagesFolder} from '../../src/changes/site';
import {readMoved} from '../../src/profile/moved';
import {siteFaultsWith, type NamedAddress} from '../page-faults';
import {IN_NEXT, lostLabels} from './labels';
import {bytesOf, sizeFaults} from './size';

/** Files of labelled queries, whose addresses are those of the latest version. */
const LABELS = ['bench/search/queries.json', 'bench/search/tuning.json'];

async function check(siteDir: string): Promise<string[]> {
  const released = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
  const labels = LABELS.flatMap((file): NamedAddress[] => {
    const queries = JSON.parse(readFileSync(file, 'utf8')) as {accepts: readonly string[]}[];
    return queries.flatMap(({accepts}) =>
      accepts.flatMap((address) => [
        {file, address},
        {file: `${file}${IN_NEXT}`, address: `/next${address}`},
      ]),
    );
  });
  const redirects = ['current', ...released].flatMap((version): NamedAddress[] =>
    Object.values(readMoved(siteDir, version)).map((to) => ({
      file: `${pagesFolder(version)}/_data/moved.json`,
      address: `${prefixOf(released, version)}${to}`,
    })),
  );
  const sizes = Object.fromEntries(
    released.map((version) => [version, bytesOf(path.join(siteDir, pagesFolder(version)))]),
  );
  const named = released.length > 0 ? [...labels, ...redirects] : redirects;
  const faults = await siteFaultsWith(siteDir, config, named);
  const isLabel = (fault: string) => LABELS.some((file) => fault.startsWith(file));
  return [
    ...faults.filter((fault) => !isLabel(fault)),
    ...lostLabels(faults.filter(isLabel)),
    ...sizeFaults(sizes),
  ];
}

void check(process.cwd()).then((faults) => {
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length > 0 ? `${faults.length} faults.` : 'Links, labels, redirects and size are right.',
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
});
