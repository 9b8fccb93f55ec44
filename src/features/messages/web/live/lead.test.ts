import { expect, it } from 'vitest';
import { type Locks, lead } from './lead.ts';

/** Locks of one browser: one holder at a time, the others in their order. */
function browserLocks() {
  let before: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const turn = before.then(() => {
      signal.throwIfAborted();
      return work();
    });
    before = turn.catch(() => undefined);
    return turn;
  };
  return { request } as unknown as Locks;
}

it('one window works at a time, and the next goes on where that ends', async () => {
  const locks = browserLocks();
  const order: string[] = [];
  const { signal } = new AbortController();
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const first = lead(locks, 'messages:1', signal, async (waited) => {
    order.push(`first ${waited}`);
    await closed;
  });
  const second = lead(locks, 'messages:1', signal, async () => void order.push('second'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(order).toEqual(['first false']);
  close();
  await Promise.all([first, second]);
  expect(order).toEqual(['first false', 'second']);
});

it('a window that is closed while it waits does nothing', async () => {
  const over = new AbortController();
  over.abort();
  let worked = false;
  await lead(browserLocks(), 'messages:1', over.signal, async () => {
    worked = true;
  });
  expect(worked).toBe(false);
});
