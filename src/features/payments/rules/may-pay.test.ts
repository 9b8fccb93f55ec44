import { expect, it } from 'vitest';
import { mayPay } from '#features/orders/rules/public.ts';
import { codesOf, EVERYONE } from '#platform/shared/define-endpoint.ts';
import { paymentContract } from '../contract/payment-contract.ts';

it('pages offer to pay to exactly those whom the call lets in', () => {
  const { identities = [], permission = [] } = paymentContract.cratePay['~orpc'].meta.endpoint ?? {};
  for (const identity of EVERYONE) {
    const admitted = identities.includes(identity);
    expect([identity, mayPay({ identity, permissions: new Set(codesOf({ permission })) })]).toEqual([
      identity,
      admitted,
    ]);
    expect(mayPay({ identity, permissions: new Set() })).toBe(false);
  }
});
