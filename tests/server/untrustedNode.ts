import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:https';
import {createServer as createTcpServer, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listen} from '../../scripts/static-server/listen';

/** The first byte of a TLS connection. */
const HANDSHAKE = 22;

/** A node behind TLS with a certificate that nobody trusts; made now, by openssl. */
export interface UntrustedNode {
  readonly https: string;
  /** Requests that got through; there should be none. */
  readonly seen: readonly string[];
  readonly close: () => Promise<void>;
}

function certificate(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const what = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '1'];
  const files = ['-nodes', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...what, ...files], {
    stdio: 'ignore',
  });
  const made = {key: readFileSync(key), cert: readFileSync(cert)};
  rmSync(folder, {recursive: true});
  return made;
}

/**
 * Starts it on a free loopback port.
 *
 * @param answersPlain whether it answers plain HTTP on the same port, as nginx does; Node.js hangs up
 */
export async function startUntrustedNode(answersPlain: boolean): Promise<UntrustedNode> {
  const seen: string[] = [];
  const server = createServer(certificate(), (request, response) => {
    seen.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*').end('{}');
  });
  const sockets = new Set<Socket>();
  const front = createTcpServer((socket) => {
    sockets.add(socket);
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      if (first[0] === HANDSHAKE || !answersPlain) server.emit('connection', socket);
      else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  const port = await listen(front);
  return {
    https: `https://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
