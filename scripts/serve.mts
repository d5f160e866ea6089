/* `npm run serve`: serves the last build as a plain CDN would; `docusaurus serve` loses the query when it redirects. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {serveStatic} from './static-server';

const build = path.resolve('build');
if (existsSync(path.join(build, 'index.html'))) {
  const {origin} = await serveStatic(build);
  console.log(`The last build is on ${origin} until you stop this command.`);
} else {
  console.error(`${build} holds no site: run npm run build first.`);
  process.exitCode = 1;
}
