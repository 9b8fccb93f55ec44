import pino from 'pino';
import { requestIdOrNull } from './request-scope.ts';

const HOUR = 3_600_000;
/** Of many errors in one the first say enough. */
const MOST_TOLD = 3;

/** Asia/Shanghai with its offset (specification 9); the zone has had no other since 1991. */
const shanghaiTime = () => `,"time":"${new Date(Date.now() + 8 * HOUR).toISOString().replace('Z', '+08:00')}"`;

const FAILED_QUERY = /^(?:\w+: )?Failed query: /;
/** Places in files: a value may hold lines that begin like one. */
const FRAMES = /(?:\n {4}at [^\n]*(?::\d+:\d+\)?|\(<anonymous>\)|\(index \d+\)))+$/;

/** Words of an error without the values of a statement that failed: names, addresses and hashes of whoever it was about. */
export function withoutValues(text: string): string {
  const at = FAILED_QUERY.test(text) ? text.indexOf('\nparams: ') : -1;
  return at === -1 ? text : `${text.slice(0, at)}${FRAMES.exec(text)?.[0] ?? ''}`;
}

/** What is told of an error: library errors carry whole connections, passwords included, and those stay out. */
export function errorFields(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  const { name, code, stack, cause, errors } = error as Record<string, unknown>;
  return {
    type: wordsOf(name),
    message: messageOf(error),
    code: wordsOf(code),
    stack: wordsOf(stack),
    cause: cause instanceof Error ? errorFields(cause) : undefined,
    // Several tries at one address: the whole has no words of its own.
    errors: Array.isArray(errors) ? errors.slice(0, MOST_TOLD).map(errorFields) : undefined,
  };
}

const wordsOf = (value: unknown) => (typeof value === 'string' ? withoutValues(value) : undefined);

/** The job queue hands over copies of errors that are none themselves; of anything else the names of its fields. */
function messageOf(error: object): string {
  if ('message' in error && typeof error.message === 'string') return withoutValues(error.message);
  return `no error, but an object with ${Object.keys(error).join(', ') || 'nothing in it'}`;
}

/** JSON lines with the zone's time and the request's id; secrets and personal data never enter a log call. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  timestamp: shanghaiTime,
  redact: {
    paths: [
      'password',
      '*.password',
      'token',
      '*.token',
      'headers.cookie',
      'headers.authorization',
      'phoneNumber',
      '*.phoneNumber',
    ],
    censor: '[removed]',
  },
  serializers: { err: errorFields },
  mixin: () => {
    const requestId = requestIdOrNull();
    return requestId ? { requestId } : {};
  },
});
