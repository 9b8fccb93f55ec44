import pino from 'pino';
import { requestIdOrNull } from './request-scope.ts';

const HOUR = 3_600_000;

/** Asia/Shanghai with its offset (specification 9); the zone has had no other since 1991. */
const shanghaiTime = () => `,"time":"${new Date(Date.now() + 8 * HOUR).toISOString().replace('Z', '+08:00')}"`;

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
  mixin: () => {
    const requestId = requestIdOrNull();
    return requestId ? { requestId } : {};
  },
});
