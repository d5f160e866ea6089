import type {EngineLookup} from '../../src/search/answer';
import {SearchEngine} from '../../src/search/engine';
import type {HostedRecord} from '../../src/search/hosted/records';
import type {ProtocolResponse} from './protocol';
import {shardsOf} from './shardsOf';

interface StoredIndex {
  settings: Readonly<Record<string, unknown>>;
  records: Map<string, HostedRecord>;
}

/** Indexes that were pushed to the local provider, kept while it runs. */
export interface IndexStore {
  /** Answers a write or a task call; undefined for any other. */
  readonly write: (method: string, path: string, body: unknown) => ProtocolResponse | undefined;
  /** Engines over an index; undefined if nothing was pushed to it. */
  readonly enginesOf: (indexName: string) => EngineLookup | undefined;
  readonly settingsOf: (indexName: string) => Readonly<Record<string, unknown>> | undefined;
}

interface Operation {
  readonly operation: 'copy' | 'move';
  readonly destination: string;
  readonly scope?: readonly string[];
}

const CALL = /^\/1\/indexes\/([^/]+)\/(settings|batch|operation|task)(?:\/\d+)?$/u;

/** All tasks are complete when they are accepted. */
const DONE: ProtocolResponse = {status: 200, body: {status: 'published', pendingTask: false}};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The provider's indexes, in memory and empty at first: settings and records, and the calls that write them. */
export function createIndexStore(): IndexStore {
  const indexes = new Map<string, StoredIndex>();
  const engines = new Map<StoredIndex, Map<string, SearchEngine>>();
  let tasks = 0;

  function open(name: string): StoredIndex {
    const index = indexes.get(name) ?? {settings: {}, records: new Map<string, HostedRecord>()};
    indexes.set(name, index);
    return index;
  }

  function accepted(changed: StoredIndex): ProtocolResponse {
    engines.delete(changed);
    tasks += 1;
    return {
      status: 200,
      body: {taskID: tasks, updatedAt: new Date(0).toISOString(), objectIDs: []},
    };
  }

  function batch(name: string, requests: readonly unknown[]): ProtocolResponse {
    const index = open(name);
    for (const request of requests) {
      if (!isObject(request) || request.action !== 'addObject' || !isObject(request.body)) {
        return {status: 400, body: {message: 'Only addObject is known here', status: 400}};
      }
      index.records.set(String(request.body.objectID), request.body as unknown as HostedRecord);
    }
    return accepted(index);
  }

  function operate(name: string, {operation, destination, scope}: Operation): ProtocolResponse {
    const from = open(name);
    const target = open(destination);
    if (operation === 'move') {
      indexes.set(destination, from);
      indexes.delete(name);
    } else {
      target.settings = {...from.settings};
      if (scope === undefined) target.records = new Map(from.records);
    }
    return accepted(target);
  }

  return {
    write(method, path, body) {
      const [, name = '', call] = CALL.exec(path) ?? [];
      if (call === 'task') return DONE;
      if (call === 'settings' && method === 'PUT' && isObject(body)) {
        const index = open(name);
        index.settings = {...index.settings, ...body};
        return accepted(index);
      }
      if (call === 'batch' && isObject(body) && Array.isArray(body.requests)) {
        return batch(name, body.requests);
      }
      if (call === 'operation' && isObject(body)) {
        return operate(name, body as unknown as Operation);
      }
      return undefined;
    },
    settingsOf: (name) => indexes.get(name)?.settings,
    enginesOf(name) {
      const index = indexes.get(name);
      if (index === undefined) return undefined;
      return (tag, language) => {
        const made =
          engines.get(index) ??
          new Map(
            shardsOf([...index.records.values()]).map((shard) => [
              `${shard.tag} ${shard.language}`,
              SearchEngine.of(shard),
            ]),
          );
        engines.set(index, made);
        return Promise.resolve(made.get(`${tag} ${language}`));
      };
    },
  };
}
