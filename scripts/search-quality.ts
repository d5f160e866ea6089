/* `npm run search:quality [build]`: search quality of a build's index, measured with the labelled queries. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unpackShard, type PackedShard} from '../src/search/pack';
import queries from '../tests/search/queries.json';
import {measure, split, success, type Measured} from '../tests/search/measure';

const folder = path.join(process.argv[2] ?? 'build', 'search-index');

function print(title: string, measured: readonly Measured[]): void {
  const {queries: count, at1, at5} = success(measured);
  console.log(
    `${title.padEnd(28)} ${String(count).padStart(4)}  ${at1.toFixed(3)}  ${at5.toFixed(3)}`,
  );
}

const halves = split(queries);
console.log(`${'queries'.padEnd(33)}  first  first five`);
for (const file of readdirSync(folder).filter((name) => /^docs-.*\.json$/u.test(name))) {
  const shard = unpackShard(
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as PackedShard,
  );
  const prefix = shard.version === 'current' ? '/next' : '';
  for (const [name, half] of Object.entries(halves)) {
    const measured = measure(shard, half, prefix);
    print(`${shard.version}, ${name}`, measured);
    for (const kind of new Set(half.map((query) => query.class))) {
      print(
        `  ${kind}`,
        measured.filter((query) => query.class === kind),
      );
    }
  }
}
