import type {IncomingMessage, ServerResponse} from 'node:http';
import type {ChangesFile} from './contents';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the files about changes, each made when it is asked for: comparing all pages takes seconds, and a writer looks at
 * few.
 *
 * @param files those of the site as it is now
 */
export function serveChanges(files: () => readonly ChangesFile[]): Handler {
  return (request, response, next) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = files().find(({address}) => address === pathname);
    if (!file) {
      next();
      return;
    }
    file.make().then(
      (content) => {
        const status = content === undefined ? 404 : 200;
        response.writeHead(status, {'content-type': 'application/json; charset=utf-8'});
        response.end(JSON.stringify(content));
      },
      // A data file that is being saved may have faults, which are reported where it is checked.
      () => response.writeHead(503).end(),
    );
  };
}
