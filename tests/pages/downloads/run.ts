import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {execute} from './execute';

/** What a program made of a request of a collection. */
export interface Outcome {
  /** Whether it was sent. */
  readonly isSent: boolean;
  /** Failed tests, and other errors. */
  readonly faults: readonly string[];
}

/** Values of a collection's variables. */
export type Values = Readonly<Record<string, string>>;

/** Runs a program that writes a report, whose exit code says only that some test failed. */
async function report<Report>(file: string, ...call: Parameters<typeof execute>): Promise<Report> {
  fs.rmSync(file, {force: true});
  await execute(...call).catch((error: unknown) => {
    if (!fs.existsSync(file)) throw error;
  });
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
}

const assignments = (values: Values) =>
  Object.entries(values).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);

interface NewmanReport {
  readonly run: {
    readonly executions: readonly {
      readonly item: {readonly name: string};
      readonly response?: object;
    }[];
    readonly failures: readonly {
      readonly source: {readonly name: string};
      readonly error: {readonly message: string};
    }[];
  };
}

/**
 * Runs a collection by Postman's own command.
 *
 * @param folders of the collection, or requests; all by default
 * @returns outcomes by the names of requests
 */
export async function runNewman(
  folder: string,
  collection: string,
  values: Values,
  folders: readonly string[] = [],
): Promise<Map<string, Outcome>> {
  const file = `${collection}.report.json`;
  const reporters = ['--reporters', 'json', '--reporter-json-export', file];
  const selected = folders.flatMap((name) => ['--folder', name]);
  const args = ['run', collection, ...selected, ...assignments(values), ...reporters];
  const {run} = await report<NewmanReport>(file, folder, 'newman/bin/newman.js', args);
  const {executions, failures} = run;
  return new Map(
    executions.map(({item: {name}, response}) => [
      name,
      {
        isSent: response !== undefined,
        faults: failures.filter(({source}) => source.name === name).map(({error}) => error.message),
      },
    ]),
  );
}

interface BrunoObject {
  readonly items: readonly object[];
}

/** Imports a file as Bruno does, and writes it as a folder. @throws what Bruno finds wrong */
export async function importToBruno(folder: string, file: string, target: string): Promise<void> {
  const load = createRequire(path.join(folder, 'package.json'));
  const converters = load('@usebruno/converters') as {
    openCollectionToBruno(file: unknown): BrunoObject;
  };
  const schema = load('@usebruno/schema') as {
    collectionSchema: {validate(collection: BrunoObject): Promise<unknown>};
  };
  const writer = load('@usebruno/cli/src/utils/collection.js') as {
    createCollectionFromBrunoObject(
      collection: BrunoObject,
      target: string,
      options: {readonly format: 'yml'},
    ): Promise<unknown>;
  };
  const content: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  const collection = converters.openCollectionToBruno(content);
  await schema.collectionSchema.validate(collection);
  fs.mkdirSync(target, {recursive: true});
  await writer.createCollectionFromBrunoObject(collection, target, {format: 'yml'});
}

interface BrunoReport {
  readonly results: readonly {
    readonly path: string;
    readonly status: string;
    readonly error?: string | null;
    readonly testResults: readonly {readonly status: string; readonly error?: string}[];
  }[];
}

/**
 * Runs folders of a collection by Bruno's own command.
 *
 * @param sandbox of its scripts: that of the program, or Node, which takes a fifth of the time
 * @param folders of the collection, or files; all by default
 */
export async function runBruno(
  folder: string,
  collection: string,
  values: Values,
  sandbox: 'safe' | 'developer',
  folders: readonly string[] = [],
): Promise<Map<string, Outcome>> {
  const file = `${collection}.report.json`;
  const flags = ['-r', ...assignments(values), '--sandbox', sandbox, '--reporter-json', file];
  const call = ['run', ...folders, ...flags];
  const [first] = await report<readonly BrunoReport[]>(
    file,
    folder,
    '@usebruno/cli/bin/bru.js',
    call,
    collection,
  );
  const results = first?.results ?? [];
  return new Map(
    results.map(({path: at, status, error, testResults}) => [
      path.basename(at, '.yml'),
      {
        isSent: status !== 'skipped',
        faults: [
          ...(error && status !== 'skipped' ? [error] : []),
          ...testResults.flatMap((test) => (test.status === 'pass' ? [] : [test.error ?? ''])),
        ],
      },
    ]),
  );
}
