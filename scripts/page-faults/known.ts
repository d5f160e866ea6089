/*
 * What the last build found of each page. Pages that a build has read without a fault are not read again until their own
 * text or something else that they depend on changes.
 */
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PageMessage} from '../../src/remark/messages';
import {digestOf, inputsDigest} from './inputs';

/** What is to say of a page without faults. */
interface Known {
  /** Of its text. */
  readonly digest: string;
  readonly messages: readonly PageMessage[];
}

interface Stored {
  readonly inputs: string;
  readonly pages: Readonly<Record<string, Known>>;
}

/** A page that has been read. */
export interface FoundPage extends Known {
  readonly faults: readonly string[];
}

function stored(file: string, inputs: string): Stored['pages'] {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return content.inputs === inputs ? content.pages : {};
  } catch {
    // There is none yet.
    return {};
  }
}

/** What builds before this one know of a site's pages, in one file: it has the pages of the last build only. */
export class KnownPages {
  private readonly inputs: string;
  private readonly before: Stored['pages'];

  /** @param file that has them */
  constructor(
    private readonly siteDir: string,
    private readonly file: string,
    environment: NodeJS.ProcessEnv = process.env,
  ) {
    this.inputs = inputsDigest(siteDir, environment);
    this.before = stored(file, this.inputs);
  }

  /** What is known of a page as it is now; undefined for one that must be read. */
  of(page: string): FoundPage | undefined {
    const known = Object.hasOwn(this.before, page) ? this.before[page] : undefined;
    if (known === undefined) return undefined;
    const digest = digestOf(readFileSync(path.join(this.siteDir, page)));
    return known.digest === digest ? {...known, faults: []} : undefined;
  }

  /** Keeps what was found. A page with faults is read again, also if a file that it refers to was only late. */
  keep(found: ReadonlyMap<string, FoundPage>): void {
    const pages: Record<string, Known> = {};
    for (const [page, {digest, messages, faults}] of found)
      if (faults.length === 0) pages[page] = {digest, messages};
    mkdirSync(path.dirname(this.file), {recursive: true});
    const content: Stored = {inputs: this.inputs, pages};
    // Renamed, because another build may read it meanwhile.
    const unfinished = `${this.file}.${String(process.pid)}`;
    writeFileSync(unfinished, JSON.stringify(content));
    renameSync(unfinished, this.file);
  }
}
