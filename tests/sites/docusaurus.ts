import {spawn} from 'node:child_process';
import path from 'node:path';

/** Result of running Docusaurus: exit code and output, without colours. */
export interface BuildResult {
  code: number;
  output: string;
}

/** Input and output of a build. Paths are absolute. */
export interface BuildRequest {
  siteDir: string;
  outDir: string;
  generatedDir: string;
  configFile: string;
  /** Whether text files get compressed copies, which takes some seconds. */
  compress?: boolean;
  /** Whether the bundler keeps pages from one build to the next: for a site with packages of its own. */
  bundlerCache?: boolean;
  /** Additional environment variables. */
  env?: Record<string, string>;
}

/**
 * Runs a production build, like `npm run build`, in a separate process. The bundler's cache is disabled unless asked for: it is
 * in `node_modules`, which several sites share, and a stale entry of another configuration corrupts the CSS.
 */
export function build(request: BuildRequest): Promise<BuildResult> {
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'scripts/build.mts'],
      ...['--config', request.configFile, '--out-dir', request.outDir],
      ...(request.compress ? ['--compress'] : []),
    ],
    {
      cwd: request.siteDir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...request.env,
        NODE_ENV: 'production',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(request.siteDir, request.generatedDir),
        ...(request.bundlerCache ? {} : {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
        FORCE_COLOR: '0',
        NO_COLOR: '1',
      },
      timeout: 300_000,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({code: code ?? 1, output}));
  });
}
