import fs from 'node:fs';
import path from 'node:path';
import {parseMarkdownContentTitle} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {FRONT_MATTER} from '../frontMatter/block';
import {hasReference, readReference} from '../openrpc/read';
import {loadProfile} from '../profile/load';
import {readMoved} from '../profile/moved';
import {withSlashes} from '../profile/sitePath';
import {readFacts} from '../versionFacts/read';
import {comparePages} from './comparePages';
import {readSections} from './readSections';
import {reasonsFrom, withReasons} from './reasons';
import {compareReferences, type MethodChange} from './rpc/compare';
import type {PageChange, Section, ValueChange} from './types';
import {usedKeys} from './usedKeys';
import {compareValues} from './values';
import type {VersionName} from './versions';

/** How pages of the site are read. */
export interface Reading {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /**
   * The text of a source with its version's values.
   *
   * @param as the version whose addresses it has: those of two versions always differ, which is no change
   */
  readonly resolve: (file: string, text: string, as: VersionName) => string;
  readonly parse: (file: string, text: string) => Promise<Root>;
  /**
   * Returns a comparison that was made before from the same parts, or makes it.
   *
   * @param parts all that it depends on, apart from data of the versions
   */
  readonly keep?: (
    parts: readonly string[],
    compare: () => Promise<PageChange>,
  ) => Promise<PageChange>;
}

/** Folder of a version's pages. */
export function pagesFolder(version: VersionName): string {
  return version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
}

/** A field of a page's front matter that is one line of text. */
function fieldOf(text: string, name: string): string | undefined {
  const yaml = FRONT_MATTER.exec(text)?.groups?.yaml ?? '';
  return new RegExp(`^${name}: *(['"]?)(?<value>.*?)\\1 *$`, 'mu').exec(yaml)?.groups?.value;
}

interface ReadPage {
  readonly source: string;
  readonly sections: readonly Section[];
}

/** Compares versions of a site by its sources. What it has read it keeps: create one for each state of the sources. */
export class SiteChanges {
  private readonly pages = new Map<string, Promise<ReadPage>>();
  private readonly comparisons = new Map<string, Promise<PageChange>>();
  private readonly profiles = new Map<string, readonly ValueChange[]>();

  constructor(private readonly reading: Reading) {}

  /** Pages of a version by their path below its folder, without ending: `staking/overview`. */
  pagesOf(version: VersionName): string[] {
    const folder = path.join(this.reading.siteDir, pagesFolder(version));
    return fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map(withSlashes)
      .filter((name) => /\.mdx?$/u.test(name) && !/(?:^|\/)_/u.test(name))
      .map((name) => name.replace(/\.mdx?$/u, ''))
      .sort();
  }

  /** Pages that the newer version no longer has, under any path. */
  goneIn(newer: VersionName, older: VersionName): string[] {
    const now = new Set(this.pagesOf(newer));
    return this.pagesOf(older).filter((page) => !now.has(this.successorOf(page, newer)));
  }

  /** The page of the older version that a page of the newer one was: it may have moved. */
  formerOf(page: string, older: VersionName, newer: VersionName): string {
    if (this.fileOf(page, older)) return page;
    const moved = Object.entries(readMoved(this.reading.siteDir, newer));
    const before = moved.filter(([, to]) => to === `/${page}`).map(([from]) => from.slice(1));
    return before.find((each) => this.fileOf(each, older)) ?? page;
  }

  /** The page of the newer version that a page of the older one has become. */
  successorOf(page: string, newer: VersionName): string {
    const to = readMoved(this.reading.siteDir, newer)[`/${page}`];
    return to === undefined || this.fileOf(page, newer) ? page : to.slice(1);
  }

  /** Path of a page below its version's: `/staking/overview`, or its slug. */
  pathOf(page: string, version: VersionName): string {
    const file = this.fileOf(page, version);
    const slug = file === undefined ? undefined : fieldOf(fs.readFileSync(file, 'utf8'), 'slug');
    return path.posix.resolve(path.posix.dirname(`/${page}`), slug ?? `/${page}`);
  }

  /** Parameters of the profile that differ. */
  values(older: VersionName, newer: VersionName): readonly ValueChange[] {
    const {siteDir} = this.reading;
    const key = `${older} ${newer}`;
    const known = this.profiles.get(key);
    if (known) return known;
    const found = compareValues(loadProfile(siteDir, older), loadProfile(siteDir, newer));
    this.profiles.set(key, found);
    return found;
  }

  /** Methods that differ; undefined where one of the versions has no RPC reference. */
  methods(older: VersionName, newer: VersionName): readonly MethodChange[] | undefined {
    const {siteDir} = this.reading;
    if (!hasReference(siteDir, older) || !hasReference(siteDir, newer)) return undefined;
    const reasons = reasonsFrom(readFacts(siteDir, newer), older);
    return compareReferences(
      readReference(siteDir, older),
      readReference(siteDir, newer),
      reasons.ofMethod,
    );
  }

  /** How a page differs, by its path in the newer version; `same` too where neither version has it. */
  page(page: string, older: VersionName, newer: VersionName): Promise<PageChange> {
    const key = `${page} ${older} ${newer}`;
    const known = this.comparisons.get(key) ?? this.keptOrCompared(page, older, newer);
    this.comparisons.set(key, known);
    return known;
  }

  private keptOrCompared(page: string, older: VersionName, newer: VersionName) {
    const former = this.fileOf(page, newer) ? this.formerOf(page, older, newer) : page;
    const compare = () => this.compare(page, former, older, newer);
    const {keep} = this.reading;
    if (!keep) return compare();
    const sources = [this.fileOf(former, older), this.fileOf(page, newer)].map((file) =>
      file === undefined ? '' : `${path.basename(file)}\n${fs.readFileSync(file, 'utf8')}`,
    );
    return keep([page, former, older, newer, ...sources], compare);
  }

  private async compare(
    page: string,
    former: string,
    older: VersionName,
    newer: VersionName,
  ): Promise<PageChange> {
    // Reading a page takes 10 ms, so one that only one version has is not read for its title.
    const [oldFile, newFile] = [this.fileOf(former, older), this.fileOf(page, newer)];
    if (newFile === undefined)
      return oldFile === undefined
        ? {change: 'same'}
        : {change: 'removed', title: this.titleOf(oldFile, newer) ?? page};
    if (oldFile === undefined)
      return {change: 'added', title: this.titleOf(newFile, newer) ?? page};
    const [was, is] = await Promise.all([this.read(oldFile, newer), this.read(newFile, newer)]);
    const title = is.sections[0]?.title ?? page;
    const sections = comparePages(was.sections, is.sections);
    if (sections.length === 0) return {change: 'same'};
    const [usedBefore, used] = [usedKeys(was.source), usedKeys(is.source)];
    const values = this.values(older, newer).filter(({key}) => usedBefore(key) || used(key));
    const reasons = reasonsFrom(readFacts(this.reading.siteDir, newer), older);
    const explained = sections.map((section) =>
      withReasons(section, reasons.ofSection(page, section.id, section.title)),
    );
    return {change: 'changed', title, sections: explained, values};
  }

  private fileOf(page: string, version: VersionName): string | undefined {
    const base = path.join(this.reading.siteDir, pagesFolder(version), page);
    return [`${base}.mdx`, `${base}.md`].find((each) => fs.existsSync(each));
  }

  private titleOf(file: string, as: VersionName): string | undefined {
    const text = this.reading.resolve(file, fs.readFileSync(file, 'utf8'), as);
    const content = text.replace(FRONT_MATTER, '');
    return parseMarkdownContentTitle(content).contentTitle ?? fieldOf(text, 'title');
  }

  private read(file: string, as: VersionName): Promise<ReadPage> {
    const key = `${file} ${as}`;
    const known = this.pages.get(key) ?? this.parse(file, as);
    this.pages.set(key, known);
    return known;
  }

  private async parse(file: string, as: VersionName): Promise<ReadPage> {
    const {resolve, parse} = this.reading;
    const source = fs.readFileSync(file, 'utf8');
    const text = resolve(file, source, as);
    const tree = await parse(file, text.replace(FRONT_MATTER, ''));
    return {source, sections: readSections(tree, fieldOf(text, 'title') ?? '')};
  }
}
