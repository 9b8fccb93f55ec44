import { describe, expect, it } from 'vitest';
import type { Terms } from '../contract/terms-schemas.ts';
import { billingConflict, USUAL_BILLING } from './billing.ts';
import { owesMore, wantsSecondPerson } from './second-person.ts';
import { type CustomerFacts, isRaiseDay, termConflict } from './term-conflicts.ts';
import { describeChange, stillBegins, termDifference } from './term-difference.ts';

const NEW: Terms = {
  ...{ levelCode: 'enterprise', credit: 'none', creditLimit: '0.00', creditUntil: null, termDays: 30 },
  ...{ freeShipping: false, firmType: 'company', firmChannel: 0, groupCode: '', salesCode: '', status: 1 },
  billing: USUAL_BILLING,
};
const SMALL: Terms = { ...NEW, credit: 'limited', creditLimit: '50000.00' };
const LARGE: Terms = { ...SMALL, creditLimit: '50000.01' };
const FREE: Terms = { ...NEW, credit: 'unlimited' };
const POLICY = { aloneLimitFen: 5_000_000n, aloneTermDays: 30, levelAlone: true };

describe('a second person', () => {
  it.each<[string, Terms, Terms, string[]]>([
    ['up to the limit', NEW, SMALL, []],
    ['one fen above it', NEW, LARGE, ['额度超过 ¥50,000.00']],
    ['of a limit that was above already and falls', { ...SMALL, creditLimit: '90000.00' }, LARGE, []],
    ['of a raise that is made lasting', { ...LARGE, creditUntil: '2026-12-01' }, LARGE, ['额度超过 ¥50,000.00']],
    [
      'of a raise that lasts longer',
      { ...LARGE, creditUntil: '2026-12-01' },
      { ...LARGE, creditUntil: '2026-12-02' },
      ['额度超过 ¥50,000.00'],
    ],
    [
      'of a raise that ends sooner',
      { ...LARGE, creditUntil: '2026-12-02' },
      { ...LARGE, creditUntil: '2026-12-01' },
      [],
    ],
    ['of a small raise that is made lasting', { ...SMALL, creditUntil: '2026-12-01' }, SMALL, []],
    ['without limit', LARGE, FREE, ['不限额的授信']],
    ['from no limit to one', FREE, LARGE, []],
    ['that is taken away', LARGE, NEW, []],
    ['with the usual term', NEW, { ...NEW, termDays: 30 }, []],
    ['with a day more', NEW, { ...NEW, termDays: 31 }, ['账期超过 30 天']],
    ['with a long term that becomes shorter', { ...NEW, termDays: 90 }, { ...NEW, termDays: 60 }, []],
    ['for another level', NEW, { ...NEW, levelCode: 'YD29' }, []],
    [
      'for another kind, channel and group',
      NEW,
      { ...NEW, firmType: 'group', firmChannel: 1, groupCode: 'G1' },
      ['客户类型变更', '采购渠道变更', '集团归属变更'],
    ],
    ['for freezing, freight and sales', NEW, { ...NEW, status: 0, freeShipping: true, salesCode: 'S1' }, []],
  ])('%s', (_, before, after, reasons) => {
    expect(wantsSecondPerson(before, after, POLICY)).toEqual(reasons);
  });

  it('is wanted for a level where the installation says so', () => {
    const after: Terms = { ...NEW, levelCode: 'YD29' };
    expect(wantsSecondPerson(NEW, after, { ...POLICY, levelAlone: false })).toEqual(['价格等级变更']);
  });

  it.each<[Terms, Terms, boolean]>([
    [NEW, SMALL, true],
    [SMALL, SMALL, false],
    [SMALL, FREE, true],
    [FREE, FREE, false],
    [FREE, SMALL, false],
  ])('%# owes more: %s', (before, after, more) => expect(owesMore(before, after)).toBe(more));
});

const FACTS: CustomerFacts = { today: '2026-11-23', ownCode: 'C1', members: 0, groupKnown: true, salesKnown: true };

describe('what cannot be agreed', () => {
  const raised = (until: string, creditLimit = '60000.00'): Terms => ({ ...SMALL, creditLimit, creditUntil: until });
  it.each<[string, Terms, Terms, Partial<CustomerFacts>, RegExp | null]>([
    ['nothing is in the way', NEW, SMALL, {}, null],
    ['limited without a limit', NEW, { ...NEW, credit: 'limited' }, {}, /大于 0/],
    ['a limit of none', NEW, { ...NEW, creditLimit: '1.00' }, {}, /只有有限额/],
    ['a raise', SMALL, raised('2026-12-31'), {}, null],
    ['a raise that ends today', SMALL, raised('2026-11-23'), {}, /截止日期/],
    ['a raise for too long', SMALL, raised('2027-05-23'), {}, /截止日期/],
    ['a raise that is none', SMALL, raised('2026-12-31', '40000.00'), {}, /高于/],
    ['a raise that goes on', raised('2026-12-01'), raised('2026-12-31'), {}, null],
    [
      'a raise that stands, past its day, beside another change',
      raised('2026-11-20'),
      { ...raised('2026-11-20'), freeShipping: true },
      {},
      null,
    ],
    ['a day without limit', NEW, { ...FREE, creditUntil: '2026-12-31' }, {}, /有限额/],
    ['a group of itself', NEW, { ...NEW, groupCode: 'C1' }, {}, /自己/],
    ['a group that is none', NEW, { ...NEW, groupCode: 'G9' }, { groupKnown: false }, /没有这个集团/],
    ['a group in a group', NEW, { ...NEW, firmType: 'group', groupCode: 'G1' }, {}, /另一个集团/],
    ['a group that owes', SMALL, { ...SMALL, firmType: 'group' }, {}, /授信/],
    ['a group that leaves its companies alone', { ...NEW, firmType: 'group' }, NEW, { members: 1 }, /成员公司/],
    ['a seller nobody knows', NEW, { ...NEW, salesCode: 'S9' }, { salesKnown: false }, /销售/],
  ])('%s', (_, before, after, facts, words) => {
    const conflict = termConflict(before, after, { ...FACTS, ...facts });
    if (words) expect(conflict).toMatch(words);
    else expect(conflict).toBeNull();
  });

  it.each([
    ['2026-11-24', true],
    ['2026-11-23', false],
    ['2027-05-22', true],
    ['2027-05-23', false],
  ])('until %s: %s', (until, fits) => expect(isRaiseDay(until, '2026-11-23')).toBe(fits));
});

describe('a change', () => {
  const after: Terms = { ...LARGE, levelCode: 'YD29', freeShipping: true };
  const change = termDifference(NEW, after);

  it('names what differs and nothing else', () => {
    expect(change).toEqual({
      before: { levelCode: 'enterprise', credit: 'none', creditLimit: '0.00', freeShipping: false },
      after: { levelCode: 'YD29', credit: 'limited', creditLimit: '50000.01', freeShipping: true },
    });
  });

  it('reads as people say it', () => {
    expect(describeChange(change.before, change.after)).toEqual([
      { label: '价格等级', before: '企业价', after: 'YD29' },
      { label: '授信', before: '未开通', after: '有限额' },
      { label: '授信额度', before: '¥0.00', after: '¥50,000.01' },
      { label: '运费', before: '按订单金额计算', after: '全部免运费' },
    ]);
  });

  it.each<[Terms, boolean]>([
    [NEW, true],
    [{ ...NEW, status: 0 }, true],
    [{ ...NEW, levelCode: 'YD100' }, false],
    [after, false],
  ])('%# still begins: %s', (current, begins) => expect(stillBegins(current, change.before)).toBe(begins));
});

describe('rules of statements', () => {
  const billing = (change: Partial<Terms['billing']>): Terms => ({ ...NEW, billing: { ...NEW.billing, ...change } });
  it.each([
    ['as usual', {}, null],
    ['two days of a month', { cutOffDays: [10, 25] }, /固定账期/],
    ['fixed days', { cycle: 'fixed', cutOffDays: [10, 25] }, null],
    ['the same day twice', { cycle: 'fixed', cutOffDays: [10, 10] }, /重复/],
    ['the eighth day of a week', { cycle: 'weekly', cutOffDays: [8] }, /周一至周日/],
    ['no day', { cutOffDays: [] }, /截止/],
    ['rolling without days', { cycle: 'rolling', cutOffDays: [], rollingDays: 0 }, /滚动/],
    ['rolling', { cycle: 'rolling', cutOffDays: [], rollingDays: 15 }, null],
  ] as const)('%s', (_, change, words) => {
    const conflict = billingConflict({ ...USUAL_BILLING, ...change } as Terms['billing']);
    if (words === null) expect(conflict).toBeNull();
    else expect(conflict).toMatch(words);
  });

  it.each<[string, Partial<Terms['billing']>, Partial<Terms['billing']>, string[]]>([
    ['a longer term', {}, { termDays: 45 }, ['对账账期超过 30 天']],
    ['a term one may agree alone', {}, { termDays: 30 }, []],
    ['a shorter one', { termDays: 90 }, { termDays: 60 }, []],
    ['another day', {}, { cutOffDays: [25] }, []],
  ])('%s', (_, before, after, reasons) => {
    expect(wantsSecondPerson(billing(before), billing(after), POLICY)).toEqual(reasons);
  });

  it('are one change, in words, whatever the order of their fields', () => {
    const after = billing({ cutOffDays: [25] });
    const { before: was, after: now } = termDifference(NEW, after);
    expect(Object.keys(now)).toEqual(['billing']);
    expect(describeChange(was, now)[0]?.after).toContain('每月25 日截止');
    const turned = Object.fromEntries(Object.entries(NEW.billing).toReversed()) as Terms['billing'];
    expect(stillBegins(NEW, { billing: turned })).toBe(true);
  });
});
