import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {ethers} from '@site/src/openrpc/samples/ethers';
import {python} from '@site/src/openrpc/samples/python';
import {viem} from '@site/src/openrpc/samples/viem';
import {AWKWARD, CALLS, EXAMPLES} from './calls';

const siteDir = path.resolve(__dirname, '../../../..');
const languages = {viem, ethers};

/** Compiler errors in source texts located next to the packages of this project, by file name. */
function complaints(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    noUnusedParameters: false,
    noEmit: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? read(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  };
  const exists = host.fileExists.bind(host);
  host.fileExists = (file) => files.has(file) || exists(file);
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({file, messageText}) =>
        `${file ? path.basename(file.fileName) : ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${file?.text ?? ''}`,
    );
}

/** Arguments of a sample's raw request, recorded by a fake client. */
async function requestOf(source: string): Promise<unknown> {
  let seen: unknown;
  const remember = (value: unknown) => {
    seen = value;
    return Promise.resolve(null);
  };
  const library = {
    http: (url: string) => url,
    createPublicClient: () => ({request: remember}),
    JsonRpcProvider: class {
      send = (method: string, params: unknown) => remember({method, params});
    },
  };
  const code = ts.transpile(source.replace(/^import .*$/m, ''), {target: ts.ScriptTarget.ES2022});
  const names = [...Object.keys(library), 'console'];
  const values = [...Object.values(library), {log: () => undefined}];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- the sample is what is tested
  await new Function(...names, `return (async () => {${code}})();`)(...values);
  return seen;
}

describe.each(Object.entries(languages))('the sample for %s', (name, sample) => {
  it('compiles against the package, for every call', () => {
    const files = CALLS.map(
      (call, index) =>
        [path.join(siteDir, `sample-${index}.ts`), `${sample(call)}\nexport {};\n`] as const,
    );
    expect(complaints(new Map(files))).toEqual([]);
  }, 240_000);

  it('sends exactly the request, if the library has no function', async () => {
    for (const {method, params, endpoint, title} of AWKWARD)
      expect(await requestOf(sample({method, params, endpoint})), title).toEqual({method, params});
  });

  it('uses the function of the library if it has one', () => {
    const method = (wanted: string) => EXAMPLES.find((call) => call.method === wanted);
    for (const [wanted, written] of [
      ['eth_getBalance', '.getBalance('],
      ['eth_getBlockByNumber', '.getBlock('],
      ['eth_estimateGas', '.estimateGas('],
    ] as const) {
      const call = method(wanted);
      expect(call && sample(call), `${name}: ${wanted}`).toContain(written);
    }
  });
});

it.each([
  ['eth_getBlockByHash', ['0x12', false]],
  ['eth_getBlockByNumber', [`0x${'12'.repeat(32)}`, false]],
])('%s is sent as a raw request if its function would send something else', (method, params) => {
  const call = {method, params, endpoint: 'https://rpc.example'};
  for (const sample of [viem, ethers, python]) expect(sample(call)).toContain(method);
});

it('amounts keep every digit', () => {
  const params = [{to: `0x${'13'.repeat(20)}`, value: '0xffffffffffffffffffff'}, 'latest'];
  const call = {method: 'eth_call', params, endpoint: 'https://rpc.example'};
  expect(viem(call)).toContain('value: 1208925819614629174706175n');
  expect(ethers(call)).toContain('value: 1208925819614629174706175n');
});
