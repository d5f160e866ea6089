import {executedWords} from '../render/executed';
import {askedOf} from '../endpoints';
import {noteOf} from '../note';
import {argumentsOf} from '../samples';
import {isStreamMethod} from '../samples/call';
import {json} from '../samples/json';
import type {Example, Method, RpcReference} from '../types';
import type {Surroundings} from '../bundleMethod';
import type {CollectionRequest} from './collection';
import {addressOf, markdownWith} from './markdown';
import {resultShape} from './resultShape';

/** Names of the variables with the endpoints, by who has to be asked. */
export const VARIABLES = {public: 'public', archive: 'archive', operator: 'node'} as const;

/** Whether a collection has a method: subscriptions need a WebSocket, whose requests collections do not have in common. */
export function isCollected({name}: Pick<Method, 'name'>): boolean {
  return !isStreamMethod(name);
}

/** Makes requests of a method's examples, the first under its name. */
export function requestsWith(
  reference: RpcReference,
  {pages, endpoints}: Surroundings,
): (method: Method) => CollectionRequest[] {
  const markdown = markdownWith(reference, pages);
  const descriptionOf = (method: Method, example: Example): string => {
    const say = (words: string) => markdown(words, method.name);
    const {summary, description, 'x-destroys': destroys, 'x-security': security} = method;
    const note = noteOf(example, endpoints);
    return [
      ...(destroys === undefined ? [] : [`**Before you call it:** ${say(destroys)}`]),
      say(summary === description ? summary : `${summary} ${description}`),
      ...(security === undefined ? [] : [`**Security:** ${say(security)}`]),
      ...(note === undefined ? [] : [say(note)]),
      executedWords(reference.executed, method, example),
      `[Parameters, result, errors and the documented answer](${addressOf(method.name, pages)})`,
    ]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n');
  };
  return (method) =>
    method.examples.map((example, index) => ({
      name: index === 0 ? method.name : `${method.name}, ${example.name}`,
      description: descriptionOf(method, example),
      method: method.name,
      endpoint: VARIABLES[askedOf(method, endpoints)],
      body: json({method: method.name, params: argumentsOf(example)}),
      result: resultShape(method.result.schema, reference.shared),
    }));
}
