/** Comparison of pixels, which only means something with one browser, one set of fonts and one network: those of the record. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {loadProfile} from '../../src/profile/load';
import {projectDir} from '../sites/paths';

/** What the images were recorded with. */
interface PixelRecord {
  /** Version of Chromium. */
  readonly chromium: string;
  /** SHA-256 of the list of the machine's fonts, with their versions. */
  readonly fonts: string;
  /** Name of the network, whose values the sections show. */
  readonly network: string;
}

const FILE = path.join(__dirname, 'pixels.json');

/** Records the images again, and what they were recorded with. */
const COMMAND = 'npm run test:browser -- --project=site kitchen-sink --update-snapshots';

const network = loadProfile(projectDir, 'current').name;

/** Undefined where fonts cannot be listed. */
function fontsOf(): string | undefined {
  try {
    const format = '%{family}|%{style}|%{fontversion}|%{index}\n';
    const list = execFileSync('fc-list', ['--format', format], {encoding: 'utf8'});
    return createHash('sha256').update(list.split('\n').sort().join('\n')).digest('hex');
  } catch {
    return undefined;
  }
}

/** Why images of this machine cannot be compared with those of the record, and how to record them again. */
export function otherThanRecord(chromium: string): string | undefined {
  const record = existsSync(FILE)
    ? (JSON.parse(readFileSync(FILE, 'utf8')) as PixelRecord)
    : undefined;
  const fonts = fontsOf();
  const differences = [
    ...(record?.chromium === chromium
      ? []
      : [`Chromium is ${chromium}, the images are of ${record?.chromium ?? 'none'}`]),
    ...(fonts !== undefined && record?.fonts === fonts ? [] : ['the fonts are others']),
    ...(record?.network === network ? [] : [`the network is ${network}`]),
  ];
  return differences.length === 0
    ? undefined
    : `${differences.join(', and ')}. To record them with these: ${COMMAND}`;
}

/** Writes what images are recorded with. @returns why they cannot be recorded */
export function writeRecord(chromium: string): string | undefined {
  const fonts = fontsOf();
  if (fonts === undefined) return 'fc-list is missing, so nobody could tell with which fonts';
  const record: PixelRecord = {chromium, fonts, network};
  writeFileSync(FILE, `${JSON.stringify(record, null, 2)}\n`);
  return undefined;
}

/**
 * The area of a section in the page: from its heading, by the id, to the next one, as wide as the text. It is moved to a whole
 * pixel, because edges between two pixels look different.
 */
export async function areaOf(page: Page, id: string) {
  const area = await page.evaluate((name) => {
    const heading = document.getElementById(name);
    const text = heading?.parentElement;
    if (!heading || !text) return undefined;
    const headings = Array.from(text.querySelectorAll<HTMLElement>('h2'));
    const next = headings[headings.indexOf(heading) + 1];
    text.style.paddingTop = '';
    const place = heading.getBoundingClientRect().top + window.scrollY;
    text.style.paddingTop = `${Math.ceil(place) - place}px`;
    const {left, width, bottom} = text.getBoundingClientRect();
    const {top} = heading.getBoundingClientRect();
    const end = next?.getBoundingClientRect().top ?? bottom;
    return {x: left + window.scrollX, y: top + window.scrollY, width, height: end - top};
  }, id);
  if (!area) throw new Error(`The page has no section ${id}.`);
  return area;
}
