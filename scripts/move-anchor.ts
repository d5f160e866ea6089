/* `npm run search:move -- /page#old /page#new`: after a heading got another id, moves its search words and labelled queries. */
import {readFileSync, writeFileSync} from 'node:fs';
import {moveAddress} from './move-anchor/move';

const FILES = [
  'docs/_data/search-words.json',
  'bench/search/queries.json',
  'bench/search/tuning.json',
];

const [from, to] = process.argv.slice(2);
if (!from?.startsWith('/') || !to?.startsWith('/')) {
  console.error(
    'Expected two addresses: npm run search:move -- /staking/overview#day /staking/overview#daily',
  );
  process.exitCode = 1;
} else {
  try {
    const files = FILES.map((file) => ({file, text: readFileSync(file, 'utf8')}));
    for (const {file, text, count} of moveAddress(files, from, to)) {
      writeFileSync(file, text);
      console.log(`${file}: ${count}`);
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
