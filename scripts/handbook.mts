/*
 * `npm run handbook -- 2.0.0 [--out FILE] [--build FOLDER]`: writes all pages of a version of the last build as one HTML
 * document for print, by default `build-hosting/handbook-2.0.0.html`. It is no part of the site.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {buildHandbook} from '../src/handbook/build';
import {builtVersions, versionNamed} from '../src/mcp/versions';
import {loadProfile} from '../src/profile/load';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
try {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {out: {type: 'string'}, build: {type: 'string'}},
  });
  const {name, source, prefix} = versionNamed(builtVersions(siteDir), positionals[0]);
  const {node, version} = loadProfile(siteDir, source).software;
  const html = buildHandbook({
    buildDir: path.resolve(values.build ?? path.join(siteDir, 'build')),
    prefix,
    release: `${node} ${version}`,
  });
  const file = path.resolve(
    values.out ?? path.join(siteDir, 'build-hosting', `handbook-${name}.html`),
  );
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, html);
  console.log(`${file}: open it in a browser and print it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
