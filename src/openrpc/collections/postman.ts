import {createHash} from 'node:crypto';
import type {Collection, CollectionFolder, CollectionRequest} from './collection';
import {postmanGuard, postmanTest} from './scripts';

/** Identifies the format: Postman Collection 2.1. cspell:ignore prerequest */
const FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A UUID from a text, so that a newer file replaces the older one in Postman. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const [, a, b, c, d] = /^(.{8})(.{4}).(.{3}).(.{15})/.exec(hex) ?? [];
  return `${a}-${b}-5${c}-8${d?.slice(0, 3)}-${d?.slice(3)}`;
}

function requestItem(request: CollectionRequest): object {
  const url = `{{${request.endpoint}}}`;
  return {
    name: request.name,
    event: [{listen: 'test', script: {type: 'text/javascript', exec: postmanTest(request)}}],
    request: {
      method: 'POST',
      header: [{key: 'Content-Type', value: 'application/json'}],
      body: {mode: 'raw', raw: request.body, options: {raw: {language: 'json'}}},
      url: {raw: url, host: [url]},
      description: request.description,
    },
    response: [],
  };
}

function folderItem({name, description, guard, folders, requests}: CollectionFolder): object {
  return {
    name,
    description,
    item: [...folders.map(folderItem), ...requests.map(requestItem)],
    ...(guard !== undefined && {
      event: [
        {
          listen: 'prerequest',
          script: {type: 'text/javascript', exec: postmanGuard(guard)},
        },
      ],
    }),
  };
}

/** A collection in the format of Postman, version 2.1. */
export function postman({name, description, variables, folders}: Collection): object {
  return {
    info: {_postman_id: uuidOf(name), name, description, schema: FORMAT},
    item: folders.map(folderItem),
    variable: variables.map((variable) => ({
      key: variable.name,
      value: variable.value,
      type: 'string',
      description: variable.description,
    })),
  };
}
