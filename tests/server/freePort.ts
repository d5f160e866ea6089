import {randomInt} from 'node:crypto';
import {createServer} from 'node:http';
import {close, listen} from '../../scripts/static-server/listen';

/** Below the ports that the system gives to outgoing connections: one of those could take it before the program starts. */
const [FIRST, LAST] = [20_000, 32_000];

/** A port of the loopback interface that nobody uses now, for a program that does not choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer();
  try {
    const port = await listen(server, randomInt(FIRST, LAST));
    await close(server);
    return port;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return freePort();
  }
}
