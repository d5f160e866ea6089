/* The part of a service worker's interface that is used here: TypeScript's own library contradicts that of pages. */

interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface Client {
  readonly id: string;
  readonly url: string;
}

/** A request of a page. `resultingClientId` is that of the page which a navigation creates. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
}

export interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly source: Client | null;
  readonly ports: readonly MessagePort[];
}

interface Events {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly message: MessageEvent;
}

export interface Scope {
  readonly registration: {readonly scope: string; readonly unregister: () => Promise<boolean>};
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {
      readonly includeUncontrolled: boolean;
      readonly type: 'all';
    }) => Promise<readonly Client[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
}

export const scope = self as unknown as Scope;

/** The site's base URL, a path with a slash at both ends. */
export const BASE = new URL(scope.registration.scope).pathname;
