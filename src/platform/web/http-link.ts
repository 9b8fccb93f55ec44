import type { ClientLink } from '@orpc/client';
import type { Envelope } from '#platform/shared/envelope.ts';
import { NOT_NOW } from '#platform/shared/intent.ts';
import { type CallError, callRefusal } from './call-refusal.ts';
import { intentHeaders } from './intent/intent-mark.ts';
import { callHeaders, noticeStalePage } from './page-caller.ts';
import type { FormSending } from './upload/send-form.ts';

/** Sent with a call: the key makes a repeated creation harmless. Make it when the form opens, not per click. */
export interface CallOptions {
  idempotencyKey?: string;
  /** Instead of what the page says of itself. */
  headers?: Readonly<Record<string, string>>;
  /** Hears the share of a file that has gone out, from 0 to 1. */
  onProgress?: (share: number) => void;
}

interface Route {
  method: string;
  path: string;
}

const CLIENT_TIMEOUT_MS = 60_000;
/** After this a request whose outcome nobody knows is sent once more. */
const ASK_AGAIN_MS = 2_000;

/** Method and path of calls by their names: `{"add": "POST /cart-center/cart/add/{type}"}`. */
export type CallList = Readonly<Record<string, string>>;

/** Address of a call; the first part of its name is the group the list belongs to. */
function routeOf(calls: CallList, [, ...names]: readonly string[]): Route {
  const [method, path] = calls[names.join('.')]?.split(' ') ?? [];
  if (!method || !path) throw new Error(`no call ${names.join('.')}`);
  return { method, path };
}

/** Puts `{name}` parts into the path; what is left travels as query or body. */
export function fillPath(path: string, input: unknown): { path: string; rest: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return { path, rest: input };
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}

/** What has files in it goes as a form. */
const hasFiles = (rest: unknown): rest is object =>
  Object.values(rest ?? {}).some((value) => [value].flat().some((one) => one instanceof Blob));

/** Loaded when the first file goes up. No time is set for that: lines are slow, and who waits sees how far it is. */
async function sendFiles(path: string, input: object, sending: FormSending): Promise<Response> {
  const { sendForm } = await import('./upload/send-form.ts');
  return sendForm(path, input, sending);
}

/** Flat values only, as the contracts of GET calls have them. */
export function queryOf(rest: unknown): string {
  const pairs = Object.entries(rest ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return pairs.length ? `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}` : '';
}

function refusal(status: number, envelope: Partial<Envelope>): CallError {
  const error = callRefusal({
    code: envelope.error ?? 'NETWORK',
    status,
    message: envelope.message ?? '网络异常，请稍后再试',
    data: envelope.data,
  });
  return Object.assign(error, { requestId: envelope.requestId, number: envelope.code });
}

/** A call that got no answer (status 0) or one that says the server failed. Refusals are answers. */
export interface FailedCall {
  path: string;
  ms: number;
  status: number;
  requestId: string | null;
  message: string;
}

/** Calls that failed before anybody listened, so many. */
const MOST_MISSED = 20;
const missed: FailedCall[] = [];
const keepMissed = (call: FailedCall): void => void (missed.length < MOST_MISSED && missed.push(call));
let onFailure = keepMissed;

/** Tells of calls that failed, those before too; one listener, for the life of the page. Null: nobody listens. */
export function watchFailedCalls(listener: ((call: FailedCall) => void) | null): void {
  onFailure = listener ?? keepMissed;
  if (listener) for (const call of missed.splice(0)) listener(call);
}

/**
 * Calls over HTTP by a generated list. Stands in for the library's own link, which carries the encodings of
 * every body there can be and weighs 8 KB on each page; ours are JSON both ways, but for files.
 */
export function createHttpLink(calls: CallList): ClientLink<CallOptions> {
  const link: ClientLink<CallOptions> = {
    async call(names, input, { context, signal }) {
      const route = routeOf(calls, names);
      const { path, rest } = fillPath(route.path, input);
      const isGet = route.method === 'GET';
      const url = isGet ? path + queryOf(rest) : path;
      const timeout = AbortSignal.timeout(CLIENT_TIMEOUT_MS);
      const started = performance.now();
      const headers: Record<string, string> = { ...callHeaders(), ...intentHeaders(url), ...context.headers };
      const tell = (status: number, message: string, requestId = headers['x-request-id'] ?? null) =>
        onFailure({ path, ms: Math.round(performance.now() - started), status, requestId, message });
      const keyed = { ...headers, ...(context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}) };
      const sent = hasFiles(rest)
        ? sendFiles(path, rest, { headers: keyed, onProgress: context.onProgress, signal })
        : fetch(url, {
            method: route.method,
            headers: { ...keyed, ...(isGet ? {} : { 'content-type': 'application/json' }) },
            body: isGet ? undefined : JSON.stringify(rest ?? {}),
            signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          });
      const response = await sent.catch((error: unknown) => {
        // What the page gave up itself has not failed.
        if (!signal?.aborted) tell(0, String(error));
        throw error;
      });
      if (response.status === NOT_NOW) throw refusal(NOT_NOW, { error: 'NOT_NOW' });
      const envelope = (await response.json().catch(() => ({}))) as Partial<Envelope>;
      if (response.status >= 500) tell(response.status, envelope.message ?? '', envelope.requestId);
      if (!response.ok) {
        noticeStalePage(envelope);
        throw refusal(response.status, envelope);
      }
      return envelope.data;
    },
  };
  return {
    async call(names, input, options) {
      try {
        return await link.call(names, input, options);
      } catch (error) {
        // The same request under the same key tells what became of the first, or does it now.
        const asksAgain = options.context.idempotencyKey && (error as CallError).code === 'OUTCOME_UNKNOWN';
        if (!asksAgain) throw error;
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
        return link.call(names, input, options);
      }
    },
  };
}
