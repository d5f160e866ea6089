import {request, type IncomingHttpHeaders} from 'node:http';

/** What a server answered. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path exactly as written, without normalising, decoding or following redirects. */
export function requestAsWritten(
  origin: string,
  target: string,
  headers: Record<string, string>,
  method: string,
): Promise<Answer> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({hostname, port, path: target, method, headers}, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
    });
    call.once('error', reject).end();
  });
}
