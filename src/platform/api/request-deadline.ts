import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { DEADLINES } from './deadlines.ts';

/** The development server names an address alone. */
const isRequest = (incoming: object | undefined): incoming is IncomingMessage =>
  incoming !== undefined && 'once' in incoming;

/** The last byte of a request: until then its sender is waited for, not we (`cut-slow-clients.ts`). */
export function untilReceived(c: Context): Promise<void> {
  const { incoming } = (c.env ?? {}) as { incoming?: object };
  if (!isRequest(incoming) || incoming.complete) return Promise.resolve();
  return new Promise((resolve) => {
    incoming.once('end', resolve);
    incoming.once('close', resolve);
  });
}

/** The answer, or what is said when it takes longer than a call may from `received` on. */
export async function withDeadline(
  work: Promise<Response>,
  received: Promise<void>,
  late: () => Response,
): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  let answered = false;
  const deadline = received.then(
    () =>
      new Promise<Response>((resolve) => {
        if (!answered) timer = setTimeout(() => resolve(late()), DEADLINES.request);
      }),
  );
  try {
    return await Promise.race([work, deadline]);
  } finally {
    answered = true;
    clearTimeout(timer);
  }
}
