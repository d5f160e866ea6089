import {createServer} from 'node:http';
import {close, listen} from '../../scripts/static-server/listen';

/** A port of the loopback interface that nobody uses now, for a program that does not choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}
