import { expect, it } from 'vitest';
import { newNotices, readNotice, readNotices } from './message-notices.ts';

const told = (n: number) => ({ firmId: BigInt(n), userId: 2n, messageId: 9_223_372_036_854_775_807n });

it('are read as they were written', () => {
  expect(newNotices([told(1), told(2)]).map(readNotices)).toEqual([{ what: 'new', told: [told(1), told(2)] }]);
  const reader = { firmId: 1n, userId: 2n };
  expect(readNotices(readNotice(reader))).toEqual({ what: 'read', reader });
  expect(readNotices(`over ${'a'.repeat(64)}`)).toEqual({ what: 'over', tokenHash: 'a'.repeat(64) });
  expect(['', 'new', 'new x', 'read 1', 'over x', 'later 1'].map(readNotices)).toEqual(Array(6).fill(null));
});

it('fit into what PostgreSQL carries, however many people there are', () => {
  const long = Array.from({ length: 250 }, () => ({
    ...told(1),
    firmId: told(1).messageId,
    userId: told(1).messageId,
  }));
  const notices = newNotices(long);
  expect(notices).toHaveLength(3);
  for (const notice of notices) expect(Buffer.byteLength(notice)).toBeLessThan(8_000);
  expect(newNotices([])).toEqual([]);
});
