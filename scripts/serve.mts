/*
 * `npm run serve [-- --port 3000]`: serves the last build as a plain CDN would; `docusaurus serve` loses the query when it
 * redirects.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {serveStatic} from './static-server';

/** That of `npm start` and of `docusaurus serve`. */
const DEFAULT_PORT = '3000';

const build = path.resolve('build');

async function serve(): Promise<string> {
  const {values} = parseArgs({options: {port: {type: 'string', default: DEFAULT_PORT}}});
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(
      `--port is "${values.port}". Expected a number from 0 (any free port) to 65535.`,
    );
  if (!existsSync(path.join(build, 'index.html')))
    throw new Error(`${build} holds no site: run npm run build first.`);
  try {
    return (await serveStatic(build, port)).origin;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use, perhaps by npm start. Another one: npm run serve -- --port 3001`,
    );
  }
}

try {
  console.log(`The last build is on ${await serve()} until you stop this command.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
