/*
 * In development a page is rebuilt when data that it uses change, and only then: it depends on a file of its own, its stamp,
 * which holds a digest of what the data contribute to the page.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {FRONT_MATTER} from '../../frontMatter/block';
import {endpointsOf} from '../../openrpc/endpoints';
import {hasReference, readReference} from '../../openrpc/read';
import {fromSame} from '../../profile/fromSame';
import {dataFolder, loadVersion, versionOf} from '../../profile/load';
import {isParameter, isRecord} from '../../profile/parameter';
import {readJson} from '../../profile/readJson';
import {sitePath} from '../../profile/sitePath';
import type {NetworkProfile} from '../../profile/types';
import {interpolate} from '../../tokens/interpolate';
import {readFacts} from '../../versionFacts/read';

/** Elements that are tables of the profile, of contracts or of the reference. */
const TABLE = /<(?:Endpoints|Events|Forks|Networks|Parameters|Providers|SystemContracts)\b/u;
const RPC = /<Rpc[A-Z]/u;

function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

const referencesFrom = fromSame<string>();

/** Digest of the reference of all versions, and of what differs between them: a page shows since when a method exists. */
function referencesDigest(siteDir: string, versions: readonly string[]): string {
  const files = versions
    .filter((version) => hasReference(siteDir, version))
    .map((version) => [readReference(siteDir, version), readFacts(siteDir, version)] as const)
    .flatMap(([{documents, shared, executed}, facts]) => [
      ...[...Object.values(documents), shared, executed],
      facts?.facts,
    ]);
  return referencesFrom(siteDir, files, () => digestOf(JSON.stringify(files)));
}

/** The page with its values; the message where a token is unknown, so that the page is rebuilt and says so. */
function printed(siteDir: string, file: string, source: string): string {
  try {
    return interpolate(siteDir, file, source);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Digests of a page: of all that data contribute to it, and of what Docusaurus reads of it apart from its text. */
function digestsOf(
  siteDir: string,
  versions: readonly string[],
  file: string,
): {readonly digest: string; readonly metadata: string} {
  const source = fs.readFileSync(file, 'utf8');
  const version = versionOf(siteDir, file);
  const {network, contracts} = loadVersion(siteDir, version);
  const text = printed(siteDir, file, source);
  const front = FRONT_MATTER.exec(text)?.[0] ?? '';
  // Without a description, the first paragraph is one.
  const beginning = front.includes('description:') ? front : text.split('\n## ', 1)[0];
  return {
    digest: digestOf(
      text,
      JSON.stringify(readJson(siteDir, `${dataFolder(version)}/glossary.json`)),
      ...(TABLE.test(source) ? [JSON.stringify([network, contracts])] : []),
      ...(RPC.test(source)
        ? [JSON.stringify(endpointsOf(network)), referencesDigest(siteDir, versions)]
        : []),
    ),
    metadata: digestOf(beginning ?? ''),
  };
}

/** What the configuration may read of a profile: everything but parameters, in groups or on their own. */
function configuring(network: NetworkProfile): unknown {
  const holdsParameters = (group: unknown) =>
    isRecord(group) && Object.values(group).some(isParameter);
  return Object.entries(network).filter(([, group]) => !holdsParameters(group));
}

function writeIfChanged(file: string, content: string): boolean {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) return false;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, content);
  return true;
}

/** Folder of the stamps, in the folder of generated files. */
export function stampsFolder(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'network-profile');
}

/** Path of the stamp of a page. */
export function stampOf(folder: string, siteDir: string, page: string): string {
  return path.join(folder, `${sitePath(siteDir, page)}.stamp`);
}

/**
 * Writes the stamps that have changed.
 *
 * @param folder folder of the stamps
 * @param versions `current` and the names of versions.json
 * @returns whether titles, descriptions or the configuration may have changed, which Docusaurus reads only when it loads
 *   the site
 */
export function writeStamps(folder: string, siteDir: string, versions: readonly string[]): boolean {
  const pages = versions.flatMap((version) => {
    const root = path.dirname(path.join(siteDir, dataFolder(version)));
    return fs
      .readdirSync(root, {recursive: true, encoding: 'utf8'})
      .filter((name) => /\.mdx?$/u.test(name))
      .map((name) => path.join(root, name));
  });
  const digests = pages.map((page) => ({page, ...digestsOf(siteDir, versions, page)}));
  const configured = versions.map((version) => configuring(loadVersion(siteDir, version).network));
  const site = path.join(folder, 'site.stamp');
  const isNew = !fs.existsSync(site);
  const metadata = digests.map((each) => each.metadata);
  const hasChanged = writeIfChanged(site, digestOf(JSON.stringify(configured), ...metadata));
  // Then pages are stamped when the site is loaded again: otherwise they would be rebuilt twice.
  if (hasChanged && !isNew) return true;
  for (const {page, digest} of digests) writeIfChanged(stampOf(folder, siteDir, page), digest);
  return false;
}
