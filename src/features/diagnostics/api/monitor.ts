import { ANONYMOUS, type Caller } from '#platform/api/caller.ts';
import { readCookie } from '#platform/api/cookies.ts';
import type { Database } from '#platform/api/database.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import type { Served } from '#platform/api/server.ts';
import { shortAgent } from '#platform/shared/describe-browser.ts';
import { maskIp } from '#platform/shared/mask-ip.ts';
import type { EventInput, TraceInput, VisitInput } from '../contract/diagnostics-schemas.ts';
import { cleanPath, cleanShareCode } from '../rules/clean-path.ts';
import { cleanText } from '../rules/clean-text.ts';
import {
  type ErrorRecord,
  type EventRecord,
  insertErrors,
  insertEvents,
  insertVisits,
  type VisitRecord,
} from './diagnostics-repo.ts';
import { createLogBuffer } from './log-buffer.ts';

const TITLE_MAX = 60;
const MESSAGE_MAX = 300;
/** Characters; Chinese ones take three bytes, so that 2 KB are never exceeded. */
const BODY_MAX = 680;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Of a hash: enough to follow a visit, too little to look a session up. */
const SESSION_MAX = 12;

/** Keeps the shop's logs. Nothing here waits for the database, and nothing here fails. */
export interface Monitor {
  /** Hears of every answer and keeps the pages among them. */
  served(served: Served, scope: RequestScope): void;
  visit(input: VisitInput, scope: RequestScope, caller: Caller): void;
  error(input: TraceInput, scope: RequestScope, caller: Caller): void;
  event(input: EventInput, caller: Caller): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

function person({ tokenHash, userId, firmId }: Caller) {
  return { sessionHash: tokenHash?.slice(0, SESSION_MAX) ?? null, userId, firmId };
}

function visitor(scope: RequestScope, caller: Caller) {
  const userAgent = shortAgent(scope.headers.get('user-agent') ?? '');
  return { ...person(caller), identity: caller.identity, userAgent };
}

/** A page, or the redirect that stands in its place; pictures, files and calls are none. */
function isPage({ method, status, contentType }: Served): boolean {
  return method === 'GET' && (contentType?.startsWith('text/html') === true || REDIRECTS.has(status));
}

/** Job code of the sales person: out of the address, else the one remembered from an earlier link. */
function shareCodeOf(scope: RequestScope): string | null {
  const remembered = readCookie(scope.headers.get('cookie'), 'shareSC');
  return cleanShareCode(scope.url.searchParams.get('sc')) ?? cleanShareCode(remembered);
}

function cleanProps(props: EventInput['props']): EventInput['props'] {
  const clean = (value: EventInput['props'][string]) => (typeof value === 'string' ? cleanText(value, 500) : value);
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, clean(value)]));
}

function errorRecord(input: TraceInput, scope: RequestScope, caller: Caller) {
  return {
    at: new Date(),
    kind: input.kind,
    appName: cleanText(input.appName, 40),
    traceId: input.traceId,
    path: cleanPath(input.requestUrl),
    page: input.page === undefined ? null : cleanPath(input.page),
    ms: input.duration,
    status: input.status ?? null,
    message: cleanText(input.message ?? input.errorBody, MESSAGE_MAX),
    body: cleanText(input.errorBody, BODY_MAX),
    ...visitor(scope, caller),
  };
}

function visitRecord(path: string, scope: RequestScope, caller: Caller) {
  const { requestId } = scope;
  return { at: new Date(), path: cleanPath(path), requestId, ip: maskIp(scope.ip), ...visitor(scope, caller) };
}

export function createMonitor(database: Database): Monitor {
  const visits = createLogBuffer<VisitRecord>({ name: 'access_log', write: (rows) => insertVisits(database, rows) });
  const errors = createLogBuffer<ErrorRecord>({ name: 'client_errors', write: (rows) => insertErrors(database, rows) });
  const events = createLogBuffer<EventRecord>({
    name: 'tracked_events',
    write: (rows) => insertEvents(database, rows),
  });
  const buffers = [visits, errors, events];

  const keepPage = ({ status, ms }: Served, scope: RequestScope, caller: Caller) => {
    const { pathname, search } = scope.url;
    const page = { title: scope.title ?? null, status, ms, source: 'server', shareCode: shareCodeOf(scope) };
    visits.add({ ...visitRecord(pathname + search, scope, caller), ...page });
  };

  return {
    served(served, scope) {
      // Nobody has opened what was loaded for a press that may never come.
      if (scope.ahead || !isPage(served)) return;
      // Who it was is known already when a page was made; when it cannot be known the visit counts all the same.
      scope.caller().then(
        (caller) => keepPage(served, scope, caller),
        () => keepPage(served, scope, ANONYMOUS),
      );
    },
    visit(input, scope, caller) {
      const title = input.title === undefined ? null : cleanText(input.title, TITLE_MAX);
      const shareCode = cleanShareCode(input.sc) ?? shareCodeOf(scope);
      visits.add({ ...visitRecord(input.path, scope, caller), title, source: 'browser', shareCode });
    },
    error(input, scope, caller) {
      errors.add(errorRecord(input, scope, caller));
    },
    event({ kind, name, props }, caller) {
      events.add({ at: new Date(), kind, name, props: cleanProps(props), ...person(caller) });
    },
    flush: async () => void (await Promise.all(buffers.map((buffer) => buffer.flush()))),
    close: async () => void (await Promise.all(buffers.map((buffer) => buffer.close()))),
  };
}
