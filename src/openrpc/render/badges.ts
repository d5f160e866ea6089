import type {Method} from '../types';

/** What a reader must know before calling a method, in a word each. */
export function badges(method: Method): string[] {
  const {status} = method['x-ethereum'];
  const isStream = !method['x-transports'].includes('http');
  return [
    method['x-access'] === 'public' ? 'public' : 'operator only',
    isStream ? 'WebSocket, IPC' : 'HTTP, WebSocket, IPC',
    ...(method.name.endsWith('_subscribe') ? ['subscription'] : []),
    ...(status === 'absent' ? ['not in Ethereum'] : []),
    ...(status === 'differs' ? ['differs from Ethereum'] : []),
    ...(method['x-destroys'] === undefined ? [] : ['dangerous']),
    ...(method.deprecated === true ? ['deprecated'] : []),
    ...(method['x-since'] === undefined ? [] : [`since ${method['x-since']}`]),
    ...(method['x-removed-in'] === undefined ? [] : [`not in ${method['x-removed-in']}`]),
  ];
}

/** Whether a badge warns. */
export function warns(badge: string): boolean {
  return badge === 'dangerous' || badge === 'operator only';
}

/** The same for an index, where only what is out of the ordinary for the namespace is worth a word. */
export function exceptions(method: Method, isPublicNamespace: boolean): string[] {
  return badges(method).filter(
    (badge) =>
      badge !== 'public' &&
      badge !== 'HTTP, WebSocket, IPC' &&
      badge !== 'differs from Ethereum' &&
      (isPublicNamespace || badge !== 'operator only'),
  );
}
