import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import {serveStatic, type StaticServer} from '../../scripts/static-server';
import type {SiteFacts} from '../../src/hosting/rules';
import {whyAbsent} from '../absent';
import {ensureSite} from '../sites/ensure';
import {generatedDir, outDir, shippedSite} from '../sites/paths';
import {quietShift, shiftClock, testDay} from './clock';
import {Silence} from './silence';

export {expect};

/** Options of a test: `test.use({site: 'altered'})` runs it against `tests/variants/altered.ts`. */
export interface SiteOptions {
  site: string;
}

interface WorkerFixtures {
  /** Origin of a site by its name; built and served on first use. */
  originOf: (site: string) => Promise<string>;
}

interface TestFixtures {
  /** Origin of the test's site. `page.goto('/path')` uses it automatically. */
  origin: string;
  /** Folder of the site's build, and of the files that Docusaurus generated for it. */
  folders: {readonly built: string; readonly generated: string};
  /** Forbidden behaviour of pages. A test that provokes an error allows it here; any other fails the test. */
  silence: Silence;
  /** Goes to a path of the test's site and waits for hydration. */
  visit: (path: string) => Promise<void>;
}

/** Time for the largest page on a busy machine, where a single frame of it can take seconds. */
const HYDRATION_MS = 20_000;

/** Waits for hydration; before that, clicks have no effect. */
export async function hydrated(page: Page): Promise<void> {
  const root = page.locator('html[data-has-hydrated="true"]');
  await expect(root).toBeAttached({timeout: HYDRATION_MS});
}

/** Other sites whose images, frames and media the configuration of a site allows. */
function allowedSites(generated: string): string[] {
  const file = path.join(generated, 'hosting-facts.json');
  const {
    images = [],
    frames = [],
    media = [],
  } = JSON.parse(readFileSync(file, 'utf8')) as SiteFacts;
  return [...images, ...frames, ...media];
}

export const test = base.extend<TestFixtures & SiteOptions, WorkerFixtures>({
  site: [shippedSite, {option: true}],

  originOf: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to see that nothing is needed
    async ({}, use) => {
      const servers = new Map<string, Promise<StaticServer>>();
      const start = async (site: string): Promise<StaticServer> =>
        serveStatic(await ensureSite(site));
      await use(async (site) => {
        const server = servers.get(site) ?? start(site);
        servers.set(site, server);
        return (await server).origin;
      });
      for (const server of servers.values()) await (await server).close();
    },
    {scope: 'worker'},
  ],

  // Building a variant takes longer than a test may: this fixture has its own time limit.
  origin: [
    async ({originOf, site}, use) => {
      await use(await originOf(site));
    },
    {timeout: 300_000},
  ],

  folders: async ({origin, site}, use) => {
    // Serving it implies that it is built.
    expect(origin).not.toBe('');
    await use({built: outDir(site), generated: generatedDir(site)});
  },

  baseURL: async ({origin}, use) => {
    await use(origin);
  },

  context: async ({context}, use) => {
    const shift = quietShift(testDay);
    if (shift !== 0) await context.addInitScript(shiftClock, shift);
    await use(context);
  },

  // A test of a page that this copy of the project declares absent is skipped when it goes there.
  page: async ({page}, use, testInfo) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const reason = whyAbsent(address);
      testInfo.skip(reason !== undefined, reason);
      return goto(address, options);
    };
    await use(page);
  },

  silence: [
    async ({context, folders}, use) => {
      const silence = new Silence(allowedSites(folders.generated));
      await silence.listen(context);
      await use(silence);
      expect(silence.faults(), 'The console stays silent, and nothing asks another host').toEqual(
        [],
      );
    },
    {auto: true},
  ],

  visit: async ({page}, use) => {
    await use(async (path) => {
      await page.goto(path);
      await hydrated(page);
    });
  },
});
