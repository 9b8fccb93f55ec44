import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creditLedger } from './credit-ledger.ts';
import { creditToRelease } from './open-credit.ts';

type CreditEntry = Parameters<typeof creditLedger.sumOf>[0][number];

const openCredit = (entries: readonly CreditEntry[]) => creditLedger.sumOf(entries).used;
const used = (amountFen: bigint): CreditEntry => ({ kind: 'use', amountFen });
const order = {
  status: 'to_ship',
  goodsFen: 1_000n,
  freightFen: 0n,
  discountFen: 0n,
  cancelledFen: 0n,
  returnedFen: 0n,
} as const;

it.each([
  ['nothing while everything is bought', order, [used(1_000n)], 0n],
  ['all of a cancelled order', { ...order, status: 'cancelled' as const }, [used(1_000n)], 1_000n],
  ['the cancelled part', { ...order, cancelledFen: 300n }, [used(1_000n)], 300n],
  ['what came back', { ...order, cancelledFen: 300n, returnedFen: 200n }, [used(1_000n)], 500n],
  ['with the goods their discount', { ...order, discountFen: 100n, cancelledFen: 500n }, [used(900n)], 450n],
  [
    'nothing twice',
    { ...order, cancelledFen: 300n },
    [used(1_000n), { kind: 'release' as const, amountFen: 300n }],
    0n,
  ],
  [
    'nothing that was repaid',
    { ...order, status: 'cancelled' as const },
    [used(1_000n), { kind: 'repaid' as const, amountFen: 1_000n }],
    0n,
  ],
  ['nothing of an order that used none', { ...order, status: 'cancelled' as const }, [], 0n],
])('gives back %s', (_, facts, entries, released) =>
  expect(creditToRelease(facts, openCredit(entries))).toBe(released),
);

it('leaves exactly what is still bought, however it was cancelled and however often told', () => {
  const parts = fc.array(fc.bigInt({ min: 1n, max: 100n }), { maxLength: 10 });
  fc.assert(
    fc.property(parts, fc.boolean(), (cancelled, whole) => {
      const entries: CreditEntry[] = [used(1_000n)];
      let cancelledFen = 0n;
      for (const part of cancelled) {
        cancelledFen += part;
        for (const status of [order.status, ...(whole ? (['cancelled'] as const) : [])]) {
          for (let told = 0; told < 2; told += 1) {
            const amountFen = creditToRelease({ ...order, status, cancelledFen }, openCredit(entries));
            if (amountFen > 0n) entries.push({ kind: 'release', amountFen });
          }
          expect(openCredit(entries)).toBeLessThanOrEqual(1_000n - cancelledFen);
          expect(openCredit(entries)).toBeGreaterThanOrEqual(0n);
        }
      }
      if (whole && cancelled.length > 0) expect(openCredit(entries)).toBe(0n);
      else expect(openCredit(entries)).toBe(1_000n - cancelledFen);
    }),
  );
});
