import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {readIndexes} from '../indexFolder';
import {recordsOf, type HostedRecord} from './records';
import {INDEX_SETTINGS} from './settings';

export interface PushOptions {
  /** Folder of a build, whose index is uploaded. */
  readonly buildDir: string;
  /** Origin of the deployed site. */
  readonly siteUrl: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Reports what would be uploaded, without uploading; needs no credentials. */
  readonly dryRun: boolean;
}

/** The provider's size limit of a record. */
const MAX_RECORD_BYTES = 10_000;

async function readRecords(buildDir: string, siteUrl: string): Promise<HostedRecord[]> {
  return (await readIndexes(buildDir)).flatMap((shard) => recordsOf(shard, siteUrl));
}

/** Errors of records before anything is uploaded; empty if there are none. */
function faultsOf(records: readonly HostedRecord[]): string[] {
  if (records.length === 0) {
    return ['there are no records: replacing the index by them would empty it'];
  }
  const seen = new Set<string>();
  return records.flatMap((record) => {
    const bytes = Buffer.byteLength(JSON.stringify(record));
    const faults = [
      bytes > MAX_RECORD_BYTES && `${record.objectID}: ${bytes} bytes, ${MAX_RECORD_BYTES} at most`,
      seen.has(record.objectID) && `${record.objectID}: two records have this id`,
    ];
    seen.add(record.objectID);
    return faults.filter((fault) => typeof fault === 'string');
  });
}

function connect(env: PushOptions['env']): {client: Algoliasearch; indexName: string} {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_HOSTS: hosts} = env;
  if (!appId || !adminKey) {
    const missing = [!appId && 'ALGOLIA_APP_ID', !adminKey && 'ALGOLIA_ADMIN_KEY'].filter(Boolean);
    throw new Error(
      `Set ${missing.join(' and ')} in the environment, or give --dry-run. The admin key belongs there only.`,
    );
  }
  const own = (hosts ?? '').split(',').filter((host) => host.trim() !== '');
  const client = algoliasearch(appId, adminKey, {
    ...(own.length > 0 && {
      hosts: own.map((host) => {
        const {protocol, host: url} = new URL(host.trim());
        const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
        return {url, protocol: scheme, accept: 'readWrite' as const};
      }),
    }),
  });
  return {client, indexName: env.ALGOLIA_INDEX ?? 'docs'};
}

function report(records: readonly HostedRecord[]): string[] {
  const versions = new Map<string, HostedRecord[]>();
  for (const record of records) {
    const known = versions.get(record.docusaurus_tag) ?? [];
    versions.set(record.docusaurus_tag, [...known, record]);
  }
  return [...versions].map(([tag, own]) => {
    const pages = new Set(own.map((record) => record.url_without_anchor)).size;
    const bytes = Math.max(...own.map((record) => Buffer.byteLength(JSON.stringify(record))));
    return `${tag}: ${own.length} records of ${pages} pages, the largest of ${bytes} bytes`;
  });
}

/**
 * Replaces the settings and the records of a hosted index by those of a build.
 *
 * @returns a log, line by line
 * @throws when there is nothing to upload, a record is invalid, or the provider rejects it
 */
export async function pushIndex({buildDir, siteUrl, env, dryRun}: PushOptions): Promise<string[]> {
  const records = await readRecords(buildDir, siteUrl);
  const faults = faultsOf(records);
  if (faults.length > 0) {
    throw new Error(`Nothing was sent:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
  const lines = report(records);
  if (dryRun) return [...lines, `Nothing was sent: ${records.length} records would be.`];
  const {client, indexName} = connect(env);
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({
    indexName,
    objects: records as unknown as Record<string, unknown>[],
  });
  return [...lines, `The index “${indexName}” has its settings and ${records.length} records.`];
}
