import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from './caller.ts';

export interface CookieToSet {
  name: string;
  value: string;
  /** Seconds; undefined means until the browser closes, 0 deletes. */
  maxAge?: number;
  httpOnly: boolean;
}

/** Facts of the request being served, shared by calls over HTTP and calls made while a page renders. */
export interface RequestScope {
  requestId: string;
  nonce: string;
  ip: string;
  headers: Headers;
  url: URL;
  /** Resolved once per request, on first use. */
  caller: () => Promise<Caller>;
  cookies: CookieToSet[];
  /** For a press that may never come (decision 0059): reads only, leaves no trace, is the first to be refused. */
  ahead?: boolean;
  /** A change has been begun: without an answer nobody knows whether it was made. */
  changing?: boolean;
  /** Title of the page that was rendered, told by the renderer for the log. */
  title?: string;
  /** The page that was rendered: text that goes to the socket as it is, past the streams of a response. */
  html?: string;
  /** Files of pages that people go to from this one, for a browser with nothing to do: the value of a `Link` header. */
  nextFiles?: string;
  /** Lets the page's head leave: tags that the page will hold as they are. Only where a page is rendered for a browser. */
  sendHead?: (tags: readonly string[]) => void;
  /** The head that has left, and what follows it. */
  head?: string;
  rest?: Promise<string>;
}

const storage = new AsyncLocalStorage<RequestScope>();

export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return storage.run(scope, work);
}

export function currentScope(): RequestScope {
  const scope = storage.getStore();
  if (!scope) throw new Error('no request is being served');
  return scope;
}

/** Null outside of requests: jobs and effects have nobody who asks. */
export function currentScopeOrNull(): RequestScope | null {
  return storage.getStore() ?? null;
}

export function requestIdOrNull(): string | null {
  return storage.getStore()?.requestId ?? null;
}
