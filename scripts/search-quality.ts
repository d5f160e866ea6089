/* `npm run search:quality [build]`: search quality of a build's index, measured with the labelled queries. */
import {measure, split, success, type Measured} from '../bench/search/measure';
import {corpusQueries, corpusShard, withCorpus} from '../bench/foreign/corpus';
import queries from '../bench/search/queries.json';
import {readIndexes} from '../src/search/indexFolder';

function print(title: string, measured: readonly Measured[]): void {
  const {queries: count, at1, at5} = success(measured);
  console.log(
    `${title.padEnd(28)} ${String(count).padStart(4)}  ${at1.toFixed(3)}  ${at5.toFixed(3)}`,
  );
}

function printClasses(title: string, measured: readonly Measured[]): void {
  print(title, measured);
  for (const kind of new Set(measured.map((query) => query.class))) {
    print(
      `  ${kind}`,
      measured.filter((query) => query.class === kind),
    );
  }
}

async function main(): Promise<void> {
  const halves = split(queries);
  console.log(`${'queries'.padEnd(33)}  first  first five`);
  const shards = await readIndexes(process.argv[2] ?? 'build');
  for (const shard of shards) {
    const prefix = shard.version === 'current' ? '/next' : '';
    for (const [name, half] of Object.entries(halves)) {
      printClasses(`${shard.version}, ${name}`, measure(shard, half, prefix));
    }
  }
  const foreign = corpusQueries();
  printClasses('foreign pages', measure(corpusShard(), foreign, ''));
  // Questions are left out: our pages answer many of them, too.
  const named = foreign.filter((query) => query.class !== 'question');
  for (const shard of shards.slice(0, 1)) {
    printClasses('foreign beside ours', measure(withCorpus(shard), named, ''));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
