import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { untilReceived } from './request-deadline.ts';

it.each([
  ['no server', undefined],
  ['a server that names an address alone', { incoming: { socket: { remoteAddress: '127.0.0.1' } } }],
  ['a request that has come', { incoming: { once: () => undefined, complete: true } }],
])('nobody is waited for with %s', async (_, env) => {
  await expect(untilReceived({ env } as Context)).resolves.toBeUndefined();
});
