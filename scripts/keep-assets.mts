/*
 * `npm run deploy:keep-assets -- FOLDER`: adds the hashed files of the previous deploy, in FOLDER, to `build/`, so that
 * pages that are open during a deploy still find their code. Run it after the build and before publishing.
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {keepAssets} from '../src/hosting/keepAssets';

const {values, positionals} = parseArgs({
  options: {days: {type: 'string', default: '30'}, build: {type: 'string', default: 'build'}},
  allowPositionals: true,
});
const [previous] = positionals;
const days = Number(values.days);
if (previous === undefined || positionals.length > 1 || !(days > 0)) {
  console.error('Usage: npm run deploy:keep-assets -- FOLDER-OF-THE-DEPLOY-BEFORE [--days 30]');
  process.exitCode = 2;
} else if (!existsSync(previous)) {
  console.log(`There is no ${previous}: nothing to keep, as at a first deploy.`);
} else {
  const today = new Date().toISOString().slice(0, 10);
  const {kept, dropped} = await keepAssets(previous, values.build, today, days);
  console.log(`${kept} files of earlier deploys are kept, ${dropped} older ones are left behind.`);
}
