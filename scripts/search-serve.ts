import {parseArgs} from 'node:util';
import {startProvider} from './search-provider';
import {FAULTS, type Fault} from './search-provider/faults';

/** `npm run search:serve`: a local search provider over the last build, to try the hosted mode. */
const {values} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    port: {type: 'string', default: '7700'},
    fault: {type: 'string'},
  },
});

function isFault(name: string): name is Fault {
  return (FAULTS as readonly string[]).includes(name);
}

async function main(): Promise<void> {
  const {fault} = values;
  if (fault !== undefined && !isFault(fault)) {
    throw new Error(`--fault ${fault}: expected one of ${FAULTS.join(', ')}`);
  }
  const appId = process.env.ALGOLIA_APP_ID ?? 'LOCAL';
  const searchKey = process.env.ALGOLIA_SEARCH_KEY ?? 'local-search-key';
  const provider = await startProvider({
    buildDir: values.build,
    appId,
    searchKey,
    adminKey: process.env.ALGOLIA_ADMIN_KEY ?? 'local-admin-key',
    port: Number(values.port),
  });
  provider.setFault(fault);
  console.log(`Search provider on ${provider.origin}. Build the site against it with`);
  console.log(
    `ALGOLIA_APP_ID=${appId} ALGOLIA_SEARCH_KEY=${searchKey} ALGOLIA_HOSTS=${provider.origin} npm run build`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
