import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';
import {chromium, type Browser} from '@playwright/test';
import {docusaurusCommand} from '@site/src/docusaurus-patches/quick-config/command';
import {unpackShard, type PackedShard} from '@site/src/search/pack';
import type {SearchShard} from '@site/src/search/records';
import {launchOptions} from '../e2e/chromium';
import {latestName} from '../e2e/versions';
import {freePort} from '../server/freePort';
import {SiteCopy} from '../sites/copy';

/** A copy of the site with its development server, as `npm start` runs it without caches, and a browser. */
export class DevelopmentSite {
  /** What the server has printed. */
  output = '';

  private constructor(
    readonly copy: SiteCopy,
    readonly origin: string,
    readonly browser: Browser,
    private readonly server: ChildProcess,
  ) {}

  /**
   * @param prepare changes the copy before the server starts
   * @throws when the server ends before it has compiled, with its output
   */
  static async start(prepare: (copy: SiteCopy) => void): Promise<DevelopmentSite> {
    const browser = await chromium.launch(launchOptions());
    const copy = new SiteCopy();
    prepare(copy);
    const port = await freePort();
    const options = ['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)];
    const server = spawn(process.execPath, [...docusaurusCommand(copy.dir), ...options], {
      cwd: copy.dir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        NO_UPDATE_NOTIFIER: '1',
      },
    });
    const site = new DevelopmentSite(copy, `http://127.0.0.1:${port}`, browser, server);
    await site.compiled();
    return site;
  }

  private compiled(): Promise<void> {
    return new Promise((resolve, reject) => {
      for (const stream of [this.server.stdout, this.server.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          this.output += text;
          if (this.output.includes('compiled successfully')) resolve();
        });
      }
      this.server.once('exit', () => {
        reject(new Error(`The development server has ended:\n${this.output}`));
      });
    });
  }

  /** Waits until the server has printed a text since a position of its output; returns what it has printed since. */
  async printedSince(position: number, text: string): Promise<string> {
    for (let tries = 0; tries < 300; tries += 1) {
      if (this.output.includes(text, position)) return this.output.slice(position);
      await wait(100);
    }
    throw new Error(`Expected "${text}", found:\n${this.output.slice(position)}`);
  }

  /** The search index of the latest version as the server sends it. */
  async searchShard(): Promise<SearchShard> {
    const folder = `${this.origin}/search-index`;
    const manifest = (await (await fetch(`${folder}/manifest.json`)).json()) as Record<
      string,
      {en: string}
    >;
    const name = manifest[`docs-default-${latestName}`]?.en ?? '';
    const response = await fetch(`${folder}/${name}`);
    // The index was made again between both requests.
    if (response.status === 404 && name !== '') return this.searchShard();
    return unpackShard((await response.json()) as PackedShard);
  }

  async stop(): Promise<void> {
    await this.browser.close();
    if (this.server.exitCode === null) {
      this.server.kill();
      await once(this.server, 'exit');
    }
    this.copy.remove();
  }
}
