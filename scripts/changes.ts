/*
 * `npm run docs:changes -- 2.0.0 next`: what differs between two versions, as Markdown for release notes. `--brief` leaves
 * out the words of changed sections.
 */
import {readFileSync} from 'node:fs';
import {releaseNotes} from '../src/changes/notes/markdown';
import {allChanges} from '../src/changes/versionChanges';
import {chainOf, versionMeant} from '../src/changes/versions';
import {createSiteChanges} from '../src/plugins/page-changes/siteChanges';

async function print(siteDir: string, asked: readonly string[]): Promise<void> {
  const words = asked.filter((each) => !each.startsWith('--'));
  const [from, to] = words;
  if (from === undefined || to === undefined || words.length > 2)
    throw new Error('Expected two versions: npm run docs:changes -- 2.0.0 next');
  const released = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
  const [older, newer] = [versionMeant(released, from), versionMeant(released, to)];
  const chain = chainOf(released);
  if (chain.indexOf(older) >= chain.indexOf(newer))
    throw new Error(`${from} is not older than ${to}. Give the older version first.`);
  const changes = await allChanges(siteDir, released, createSiteChanges(siteDir), older, newer);
  process.stdout.write(releaseNotes(changes, !asked.includes('--brief')));
}

print(process.cwd(), process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
