/*
 * <Schedule />    forks of today and of the future, by chain, and the feeds and calendars that tell of them. It is that
 *                 of docs/_data/network.json in every version: when to upgrade does not depend on what a reader reads
 */
import type {PhrasingContent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {minuteOf, preparation} from '../feeds/entries';
import {
  documentationPath,
  feedFiles,
  feedPath,
  forkPath,
  READERS,
  type Readers,
} from '../feeds/files';
import {recentForks, toCome} from '../feeds/schedule';
import {code, link, series, table, text} from '../mdast/builders';
import {loadProfile} from '../profile/load';
import {readJson} from '../profile/readJson';
import type {Activation, Fork, NetworkProfile} from '../profile/types';
import {replaceBlocks} from './blocks';
import type {Options} from './versionData';

const NAMES: Readonly<Record<Readers, string>> = {
  all: 'Everybody',
  validator: 'Validators',
  operator: 'Node operators',
  developer: 'Developers',
  staker: 'Stakers',
};

const FORMATS = [
  ['atom', 'Atom'],
  ['json', 'JSON'],
  ['ics', 'calendar'],
] as const;

/** A file of the site, which is no page; unlike other sites, browsers open or save it without a new tab. */
const file = (path: string, words: string) => ({
  ...link(`pathname://${path}`, words),
  data: {hProperties: {target: '_self'}},
});

function releaseOf({links}: NetworkProfile, release: string): PhrasingContent {
  return links?.releases === undefined ? code(release) : link(links.releases, release, true);
}

function rowOf(profile: NetworkProfile, fork: Fork, chain: string, known: Activation) {
  const {activation, status, release} = known;
  const name = profile.chains[chain]?.name ?? chain;
  const needed = release === undefined ? '–' : releaseOf(profile, release);
  if (activation === null) return [fork.name, name, 'no date yet', needed, 'planned', '–'];
  const waits = toCome(profile).some((each) => each.fork === fork.name && each.chain === chain);
  const scheduled = status === 'placeholder' ? 'placeholder' : 'scheduled';
  return [
    fork.name,
    name,
    minuteOf(activation),
    needed,
    waits ? scheduled : 'in force',
    waits ? file(forkPath(chain, fork.name), 'add') : '–',
  ];
}

function forksTable(profile: NetworkProfile): RootContent[] {
  const rows = recentForks(profile).flatMap((fork) =>
    Object.entries(fork.chains ?? {})
      .filter(([chain]) => chain in profile.chains)
      .map(([chain, known]) => rowOf(profile, fork, chain, known)),
  );
  if (rows.length === 0) return [{type: 'paragraph', children: [text('No fork has a date.')]}];
  return [table(['Fork', 'Chain', 'Time', 'Node release', 'Status', 'Calendar'], rows)];
}

/** What operators do before the forks to come, once for all chains. */
function preparations(profile: NetworkProfile): RootContent[] {
  const lines = new Set(toCome(profile).flatMap((fork) => preparation(profile, fork)));
  if (lines.size === 0) return [];
  const items = [...lines].map((line) => ({
    type: 'listItem' as const,
    spread: false,
    children: [{type: 'paragraph' as const, children: [text(line)]}],
  }));
  return [
    {type: 'paragraph', children: [text('Before the first start of a newer release:')]},
    {type: 'list', ordered: false, spread: false, children: items},
  ];
}

/** Whether the profile of any version has releases, whose days the feed of changes of the pages needs. */
function hasChanges(siteDir: string): boolean {
  const versions = readJson(siteDir, 'versions.json') as readonly string[];
  return ['current', ...versions].some(
    (version) => (loadProfile(siteDir, version).releases ?? []).length > 0,
  );
}

/** The feed of changes of the pages. */
function changesOf(): PhrasingContent[] {
  return [
    text('Changes of these pages have a feed of their own: '),
    file(documentationPath('atom'), 'Atom'),
    text(', '),
    file(documentationPath('json'), 'JSON'),
    text('.'),
  ];
}

/** Feeds by reader and chain; nothing for a network of which there is nothing to tell. */
function feeds(profile: NetworkProfile, changes: readonly PhrasingContent[]): RootContent[] {
  const files = feedFiles(profile, profile.site.url, []);
  if (files.size === 0)
    return changes.length === 0 ? [] : [{type: 'paragraph', children: [...changes]}];
  const chains = Object.keys(profile.chains);
  const cell = (readers: Readers, chain: string): PhrasingContent[] => {
    const links = FORMATS.map(([format, name]) => [feedPath(chain, readers, format), name] as const)
      .filter(([path]) => files.has(path))
      .map(([path, name]) => file(path, name));
    return links.length === 0 ? [text('–')] : series(links);
  };
  const how =
    'Subscribe to the forks and releases of a chain, for what you do. Programs that show calendars and feeds take the address of a link.';
  return [
    {type: 'paragraph', children: [text(`${how} `), ...changes]},
    table(
      ['For', ...chains.map((chain) => profile.chains[chain]?.name ?? chain)],
      READERS.map((readers) => [NAMES[readers], ...chains.map((chain) => cell(readers, chain))]),
    ),
  ];
}

/** Replaces `<Schedule />` by the table of forks and that of feeds. */
export function schedule({siteDir}: Options) {
  return (tree: Root, page: VFile): void => {
    replaceBlocks(tree, siteDir, page, 'Schedule', [], () => {
      const profile = loadProfile(siteDir, 'current');
      return [
        ...forksTable(profile),
        ...preparations(profile),
        ...feeds(profile, hasChanges(siteDir) ? changesOf() : []),
      ];
    });
  };
}
