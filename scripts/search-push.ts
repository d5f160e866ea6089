import {parseArgs} from 'node:util';
import config from '../docusaurus.config';
import {pushIndex} from '../src/search/hosted/push';

/** `npm run search:push [-- --dry-run]`: uploads the last build's records to the hosted index. */
const {values} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    'dry-run': {type: 'boolean', default: false},
  },
});

pushIndex({
  buildDir: values.build,
  siteUrl: config.url,
  env: process.env,
  dryRun: values['dry-run'],
}).then(
  (lines) => {
    console.log(lines.join('\n'));
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
