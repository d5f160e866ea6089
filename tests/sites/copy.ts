import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {build, type BuildResult} from './docusaurus';
import {notInputs} from './fingerprint';
import {projectDir} from './paths';

/** The released version of a small copy. */
const SMALL_VERSION = '2.0.0';

/** A temporary copy of the project that tests can change and build. */
export class SiteCopy {
  readonly dir: string;
  private hasCaches = false;

  /** Copies every source of the build; packages are linked, because they are large and never changed. */
  constructor() {
    this.dir = mkdtempSync(path.join(tmpdir(), 'docs-copy-'));
    cpSync(projectDir, this.dir, {
      recursive: true,
      filter: (file) => file === projectDir || !notInputs.has(path.basename(file)),
    });
    symlinkSync(path.join(projectDir, 'node_modules'), path.join(this.dir, 'node_modules'));
  }

  /**
   * A copy with two versions, Next and `SMALL_VERSION`, of two pages each, `specification` and `endpoint`: its builds take half the time, and are
   * sufficient for rules that apply to every page.
   */
  static small(): SiteCopy {
    const copy = new SiteCopy();
    const [latest] = JSON.parse(
      readFileSync(path.join(copy.dir, 'versions.json'), 'utf8'),
    ) as string[];
    const frozen = `versioned_docs/version-${SMALL_VERSION}`;
    // The data of the latest release, or of `docs` where none is released.
    const data = path.join(
      projectDir,
      latest ? `versioned_docs/version-${latest}` : 'docs',
      '_data',
    );
    rmSync(path.join(copy.dir, 'versioned_docs'), {recursive: true, force: true});
    rmSync(path.join(copy.dir, 'versioned_sidebars'), {recursive: true, force: true});
    cpSync(data, path.join(copy.dir, frozen, '_data'), {
      recursive: true,
      // What changed since a release is in `docs` only.
      filter: (file) => !/changes(?:\.schema)?\.json$/u.test(file),
    });
    copy.write('versions.json', JSON.stringify([SMALL_VERSION]));
    for (const docs of ['docs', frozen]) {
      for (const entry of readdirSync(path.join(copy.dir, docs))) {
        if (entry !== '_data') rmSync(path.join(copy.dir, docs, entry), {recursive: true});
      }
      const page = (name: string, more: string) =>
        `---\ndescription: A page that a test adds.\n${more}---\n\n# ${name}\n\nText.\n`;
      copy.write(`${docs}/specification.mdx`, page('Specification', 'slug: /\n'));
      copy.write(`${docs}/endpoint.mdx`, page('Endpoint', ''));
      // The shipped files refer to removed pages.
      copy.write(`${docs}/_data/search-words.json`, '{}\n');
      copy.write(`${docs}/_data/search-tasks.json`, '[]\n');
    }
    const sidebars = JSON.stringify({docs: ['specification', 'endpoint']});
    copy.write('sidebars.ts', `export default ${sidebars};\n`);
    copy.write(`versioned_sidebars/version-${SMALL_VERSION}-sidebars.json`, sidebars);
    return copy;
  }

  /** Writes a file of the copy, creating folders. */
  write(file: string, content: string): void {
    const target = path.join(this.dir, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, content);
  }

  /** Replaces a text of a file, which must occur exactly once. */
  edit(file: string, from: string, to: string): void {
    const parts = readFileSync(path.join(this.dir, file), 'utf8').split(from);
    if (parts.length !== 2)
      throw new Error(`Expected "${from}" once in ${file}, found it ${parts.length - 1} times.`);
    this.write(file, parts.join(to));
  }

  /** Gives the copy caches of its own, and the bundler one, which copies do not have: their packages are linked one by one. */
  keepCaches(): void {
    const packages = path.join(projectDir, 'node_modules');
    const own = path.join(this.dir, 'node_modules');
    rmSync(own);
    mkdirSync(own);
    for (const name of readdirSync(packages).filter((each) => each !== '.cache'))
      symlinkSync(path.join(packages, name), path.join(own, name));
    this.hasCaches = true;
  }

  /** Builds the copy for production, with additional environment variables. */
  build(env: Record<string, string> = {}): Promise<BuildResult> {
    return build({
      siteDir: this.dir,
      outDir: path.join(this.dir, 'build'),
      generatedDir: path.join(this.dir, '.docusaurus'),
      configFile: path.join(this.dir, 'docusaurus.config.ts'),
      bundlerCache: this.hasCaches,
      env,
    });
  }

  /** Deletes the copy. */
  remove(): void {
    rmSync(this.dir, {recursive: true, force: true});
  }
}
