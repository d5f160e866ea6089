/* `npm run search:quality [build]`: search quality of a build's index, measured with the labelled queries. */
import {measure, split, success, type Measured} from '../bench/search/measure';
import queries from '../bench/search/queries.json';
import {readIndexes} from '../src/search/indexFolder';

function print(title: string, measured: readonly Measured[]): void {
  const {queries: count, at1, at5} = success(measured);
  console.log(
    `${title.padEnd(28)} ${String(count).padStart(4)}  ${at1.toFixed(3)}  ${at5.toFixed(3)}`,
  );
}

async function main(): Promise<void> {
  const halves = split(queries);
  console.log(`${'queries'.padEnd(33)}  first  first five`);
  for (const shard of await readIndexes(process.argv[2] ?? 'build')) {
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
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
