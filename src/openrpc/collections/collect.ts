import type {Surroundings} from '../bundleMethod';
import {nameOf} from '../pointer';
import type {Endpoints} from '../endpoints';
import type {Method, RpcDocument, RpcReference} from '../types';
import type {Collection, CollectionFolder, CollectionVariable} from './collection';
import {markdownWith} from './markdown';
import {isCollected, requestsWith, VARIABLES} from './requests';

/** Variable that permits the requests which can destroy something. */
export const PERMISSION = 'send_destructive';

function variablesOf(endpoints: Endpoints): CollectionVariable[] {
  const {network, archive, operator} = endpoints;
  const first = {
    name: VARIABLES.public,
    value: endpoints.public.http,
    description: `Public endpoint of ${network.name}.`,
  };
  const own = {
    name: VARIABLES.operator,
    value: operator.http,
    description: 'A node of your own, which offers the namespaces that you call.',
  };
  const permission = {
    name: PERMISSION,
    value: 'no',
    description:
      'As “yes”, requests of the folder “Destructive” are sent; otherwise each is skipped.',
  };
  const history = {
    name: VARIABLES.archive,
    value: archive ?? '',
    description: `Endpoint of ${network.name} with history, for methods that the public one refuses.`,
  };
  return [first, ...(archive === undefined ? [] : [history]), own, permission];
}

/** Names of the variables that a reader sets to endpoints. */
export function endpointVariables(endpoints: Endpoints): string[] {
  return variablesOf(endpoints)
    .map(({name}) => name)
    .filter((name) => name !== PERMISSION);
}

type Wanted = (method: Method) => boolean;

/**
 * All examples of a version as requests: folders for the namespaces with a folder for each purpose. What only a node's
 * operator may call has a folder of its own, and so has what can destroy something.
 *
 * @param version its label for readers
 */
export function collect(
  reference: RpcReference,
  around: Surroundings,
  version: string,
): Collection {
  const {pages, endpoints} = around;
  const requestsOf = requestsWith(reference, around);
  const markdown = markdownWith(reference, pages);

  const groupsOf = ({components, methods}: RpcDocument, isWanted: Wanted): CollectionFolder[] =>
    Object.entries(components.tags)
      .map(([slug, {name, description}]) => ({
        name,
        description: markdown(description),
        folders: [],
        requests: methods
          .filter((method) => method.tags.some(({$ref}) => nameOf($ref) === slug))
          .filter((method) => isCollected(method) && isWanted(method))
          .flatMap(requestsOf),
      }))
      .filter(({requests}) => requests.length > 0);

  const namespaces = (isWanted: Wanted): CollectionFolder[] =>
    Object.entries(reference.documents)
      .map(([name, document]) => ({
        name,
        description: [document.info.description, document.info['x-security']]
          .map((words) => markdown(words))
          .join('\n\n'),
        folders: groupsOf(document, isWanted),
        requests: [],
      }))
      .filter(({folders}) => folders.length > 0);

  const destroys: Wanted = (method) => method['x-destroys'] !== undefined;
  const isPublic: Wanted = (method) => method['x-access'] === 'public';
  const [first] = Object.values(reference.documents);
  return {
    name: `${endpoints.network.name} JSON-RPC, ${version}`,
    description: [
      `The examples of the [JSON-RPC reference](${pages}/api-list), as version ${first?.info.version ?? ''} of the node serves them. Set the variables to the endpoints that you use.`,
      'Arguments come from a small example chain: replace hashes, addresses and ids by those of your chain. Each request has a test that the answer is a result of its method.',
      `Subscriptions need a WebSocket and are not here: see [real-time events](${pages}/real-time-events).`,
    ].join('\n\n'),
    variables: variablesOf(endpoints),
    folders: [
      ...namespaces((method) => isPublic(method) && !destroys(method)),
      {
        name: 'Operator only',
        description:
          'For the operator of a node, on that node: these methods are heavy, use its keys, tell of it or change how it runs. Do not offer them to others.',
        folders: namespaces((method) => !isPublic(method) && !destroys(method)),
        requests: [],
      },
      {
        name: 'Destructive',
        description: `**These requests delete data, overwrite files, spend coins or cut a node off, without asking.** Each says what can be lost. None is sent before the variable \`${PERMISSION}\` is \`yes\`.`,
        guard: PERMISSION,
        folders: namespaces(destroys),
        requests: [],
      },
    ],
  };
}
