import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Delegation, MAX_CHAIN, resolveDelegate } from './resolve-delegate.ts';

const at = new Date('2026-11-21T02:00:00Z');
const whole = { startsAt: new Date('2026-11-20T00:00:00Z'), endsAt: new Date('2026-11-30T00:00:00Z') };
const from = (memberId: bigint, delegateMemberId: bigint, facts: Partial<Delegation> = {}): Delegation => ({
  memberId,
  delegateMemberId,
  ...whole,
  documentTypes: [],
  capFen: null,
  ...facts,
});
const wanted = { documentType: 'order', amountFen: 500_000n, at, mayDecide: (memberId: bigint) => memberId !== 9n };

describe('who decides instead', () => {
  it.each<[string, Delegation[], bigint]>([
    ['nobody stands in', [], 1n],
    ['a delegate', [from(1n, 2n)], 2n],
    ['a delegate of a delegate', [from(1n, 2n), from(2n, 3n)], 3n],
    ['two who stand in for each other', [from(1n, 2n), from(2n, 1n)], 2n],
    ['not before it begins', [from(1n, 2n, { startsAt: new Date('2026-11-22T00:00:00Z') })], 1n],
    ['from when it begins', [from(1n, 2n, { startsAt: at })], 2n],
    ['not when it is over', [from(1n, 2n, { endsAt: at })], 1n],
    ['another kind of document', [from(1n, 2n, { documentTypes: ['quote'] })], 1n],
    ['this kind of document', [from(1n, 2n, { documentTypes: ['quote', 'order'] })], 2n],
    ['above the cap', [from(1n, 2n, { capFen: 499_999n })], 1n],
    ['at the cap', [from(1n, 2n, { capFen: 500_000n })], 2n],
    ['somebody who may not decide', [from(1n, 9n)], 1n],
    ['the next who may', [from(1n, 9n), from(1n, 4n)], 4n],
  ])('%s', (_, delegations, decides) => {
    expect(resolveDelegate(1n, delegations, wanted)).toBe(decides);
  });

  it('goes down the whole chain, and no further', () => {
    const chain = (length: number) => Array.from({ length }, (_, at) => from(BigInt(at + 1), BigInt(at + 2)));
    const many = { ...wanted, mayDecide: () => true };
    expect(resolveDelegate(1n, chain(MAX_CHAIN), many)).toBe(BigInt(MAX_CHAIN + 1));
    expect(resolveDelegate(1n, chain(MAX_CHAIN + 1), many)).toBe(BigInt(MAX_CHAIN + 1));
  });

  it('never runs in a circle, never further than the chain may be, never to who may not decide', () => {
    const member = fc.bigInt({ min: 1n, max: 12n });
    fc.assert(
      fc.property(fc.array(fc.tuple(member, member), { maxLength: 30 }), member, (pairs, start) => {
        const delegations = pairs.map(([a, b]) => from(a, b));
        const asked: bigint[] = [];
        const mayDecide = (memberId: bigint) => {
          asked.push(memberId);
          return memberId !== 9n;
        };
        const decides = resolveDelegate(start, delegations, { ...wanted, mayDecide });
        if (decides !== start) expect(decides).not.toBe(9n);
        expect(asked.length).toBeLessThanOrEqual(MAX_CHAIN * delegations.length);
      }),
    );
  });
});
