import {once} from 'node:events';
import type {Server as HttpServer} from 'node:http';
import type {AddressInfo, Server} from 'node:net';

/**
 * Opens a server on the loopback interface.
 *
 * @param port 0 takes a free one
 * @returns the port
 * @throws when the port is taken
 */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Closes a server and its open connections; those that became WebSockets stay. */
export function close(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
