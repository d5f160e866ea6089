import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {execute} from './execute';

/** A client that was generated from an OpenRPC document. */
export interface GeneratedClient {
  /** Packages that it needs, with their versions. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Names of the types and classes that it exports. */
  readonly names: readonly string[];
  /** Writes programs beside it that import `./index`, and compiles them; @returns the compiler's words by file. */
  compile(programs: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  /** Runs a compiled program; @returns what it printed, as JSON. */
  run(program: string): Promise<unknown>;
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
  // The packages' own types are older than this compiler.
  skipLibCheck: true,
  types: [],
};

/**
 * Generates a client in TypeScript, with the packages that it imports.
 *
 * @param folder with the installed programs
 * @param document file of the OpenRPC document
 * @param outDir where it is written
 */
export async function generateClient(
  folder: string,
  document: string,
  outDir: string,
): Promise<GeneratedClient> {
  fs.mkdirSync(outDir);
  fs.symlinkSync(path.join(folder, 'client/node_modules'), path.join(outDir, 'node_modules'));
  const component = {type: 'client', name: 'client', language: 'typescript'};
  const configuration = path.join(outDir, 'generator.json');
  fs.writeFileSync(
    configuration,
    JSON.stringify({openrpcDocument: document, outDir, components: [component]}),
  );
  await execute(folder, '@open-rpc/generator/build/cli.js', ['generate', '-c', configuration]);
  const project = path.join(outDir, 'client/typescript');
  const source = path.join(project, 'src');
  const index = fs.readFileSync(path.join(source, 'index.ts'), 'utf8');
  const manifest = fs.readFileSync(path.join(project, 'package.json'), 'utf8');
  return {
    dependencies: (JSON.parse(manifest) as Pick<GeneratedClient, 'dependencies'>).dependencies,
    names: [...index.matchAll(/^export (?:type|interface|class) (\w+)/gm)].map(
      ([, name]) => name ?? '',
    ),
    compile(programs) {
      const texts = Object.entries(programs);
      for (const [name, text] of texts) fs.writeFileSync(path.join(source, name), text);
      const files = texts.map(([name]) => path.join(source, name));
      const compiled = ts.createProgram(files, OPTIONS);
      compiled.emit();
      const faults: Record<string, string> = {};
      for (const {file, messageText} of ts.getPreEmitDiagnostics(compiled))
        faults[path.basename(file?.fileName ?? '')] = ts.flattenDiagnosticMessageText(
          messageText,
          '\n',
        );
      return faults;
    },
    async run(program) {
      const {stdout} = await execute('', path.join(source, program), []);
      return JSON.parse(stdout) as unknown;
    },
  };
}
