import type {Collection, CollectionFolder, CollectionRequest} from './collection';
import {brunoGuard, brunoTest} from './scripts';

function requestItem(request: CollectionRequest, index: number): object {
  return {
    info: {name: request.name, type: 'http', seq: index + 1},
    http: {
      method: 'POST',
      url: `{{${request.endpoint}}}`,
      headers: [{name: 'Content-Type', value: 'application/json'}],
      body: {type: 'json', data: request.body},
    },
    runtime: {scripts: [{type: 'tests', code: brunoTest(request)}]},
    docs: request.description,
  };
}

function folderItem(
  {name, description, guard, folders, requests}: CollectionFolder,
  index: number,
): object {
  return {
    info: {name, type: 'folder', seq: index + 1},
    ...(guard !== undefined && {
      request: {scripts: [{type: 'before-request', code: brunoGuard(guard)}]},
    }),
    docs: {content: description, type: 'text/markdown'},
    items: [...folders.map(folderItem), ...requests.map(requestItem)],
  };
}

/**
 * A collection in the format of Bruno: OpenCollection 1.0 in a single file, as Bruno 3 and newer export and import it.
 * As a folder of files, which older versions need too, it would have to be an archive. cspell:ignore opencollection
 */
export function bruno({name, description, variables, folders}: Collection): object {
  return {
    opencollection: '1.0.0',
    info: {name},
    items: folders.map(folderItem),
    request: {variables},
    docs: {content: description, type: 'text/markdown'},
    bundled: true,
  };
}
