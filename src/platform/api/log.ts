import pino from 'pino';
import { requestIdOrNull } from './request-scope.ts';

const HOUR = 3_600_000;

/** Asia/Shanghai with its offset (specification 9); the zone has had no other since 1991. */
const shanghaiTime = () => `,"time":"${new Date(Date.now() + 8 * HOUR).toISOString().replace('Z', '+08:00')}"`;

/** What is told of an error: library errors carry whole connections, passwords included, and those stay out. */
function tellError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause instanceof Error ? tellError(error.cause) : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack, cause };
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
  serializers: { err: tellError },
  mixin: () => {
    const requestId = requestIdOrNull();
    return requestId ? { requestId } : {};
  },
});
