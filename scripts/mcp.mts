/*
 * `npm run --silent mcp [-- FOLDER]`: serves the last build, or the one in FOLDER, to assistants over standard input and
 * output (Model Context Protocol).
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createServer} from '../src/mcp/server';

const siteDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const buildDir = path.resolve(process.argv[2] ?? path.join(siteDir, 'build'));
try {
  await createServer({buildDir, siteDir}).connect(new StdioServerTransport());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
