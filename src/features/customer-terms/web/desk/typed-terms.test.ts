import { describe, expect, it } from 'vitest';
import type { Terms } from '../../contract/terms-schemas.ts';
import { USUAL_BILLING } from '../../rules/billing.ts';
import { readTerms, typedOf } from './typed-terms.ts';

const TERMS: Terms = {
  ...{ levelCode: 'YD29', credit: 'limited', creditLimit: '50000.00', creditUntil: '2026-12-31', termDays: 45 },
  ...{ freeShipping: true, firmType: 'company', firmChannel: 1, groupCode: 'G1', salesCode: 'S1', status: 0 },
  billing: USUAL_BILLING,
};

it('comes back as it was', () => expect(readTerms(typedOf(TERMS))).toEqual({ terms: TERMS }));

describe('typed terms', () => {
  const typed = typedOf(TERMS);
  it.each([
    ['no limit', { creditLimit: '' }, /大于 0/],
    ['a limit of nothing', { creditLimit: '0' }, /大于 0/],
    ['no days', { termDays: '' }, /账期/],
    ['too many days', { termDays: '181' }, /账期/],
  ])('%s is said', (_, change, words) => {
    expect(readTerms({ ...typed, ...change })).toEqual({ problem: expect.stringMatching(words) });
  });

  it.each<[string, Partial<typeof typed>, Partial<Terms>]>([
    ['a copied limit', { creditLimit: '¥60,000' }, { creditLimit: '60000.00' }],
    ['without credit', { credit: 'none', creditLimit: '' }, { credit: 'none', creditLimit: '0.00', creditUntil: null }],
    ['without limit', { credit: 'unlimited' }, { credit: 'unlimited', creditLimit: '0.00', creditUntil: null }],
    ['for good', { creditUntil: '' }, { creditUntil: null }],
    ['a group is in no group', { firmType: 'group' }, { firmType: 'group', groupCode: '' }],
    ['in force', { frozen: false, firmChannel: '0' }, { status: 1, firmChannel: 0 }],
  ])('%s', (_, change, read) => {
    expect(readTerms({ ...typed, ...change })).toMatchObject({ terms: read });
  });
});
