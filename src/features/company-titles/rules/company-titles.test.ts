import { describe, expect, it } from 'vitest';
import { titleDifference } from './title-difference.ts';
import { sameName, titleHints } from './title-hints.ts';

const firm = { name: '甲（上海）有限公司', creditCode: '9132059400000001AY' };
const FACTS = {
  ...{ type: 1 as const, title: firm.name, taxNo: firm.creditCode },
  ...{ bankName: '', bankAccount: '', address: '', phone: '', email: '' },
};

describe('what the desk is told of a title', () => {
  it.each([
    ['what is registered', FACTS, [], ['success']],
    ['another width of brackets', { ...FACTS, title: '甲 (上海)有限公司' }, [], ['success']],
    ['its number under another name', { ...FACTS, title: '乙公司' }, [], ['danger']],
    ['another number', { ...FACTS, taxNo: '91350211M000100Y43' }, [], ['warning']],
    ['an old number', { ...FACTS, taxNo: '320594000000012' }, [], ['warning', 'warning']],
    ['a number of others', { ...FACTS, taxNo: '91350211M000100Y43' }, ['丙公司'], ['warning', 'danger']],
  ])('%s', (_, { title, taxNo }, others, tones) => {
    expect(titleHints({ title, taxNo, firm, others }).map(({ tone }) => tone)).toEqual(tones);
  });

  it('says where nothing was ever verified', () => {
    expect(titleHints({ ...FACTS, firm: { ...firm, creditCode: null }, others: [] })[0]?.tone).toBe('warning');
  });

  it('tells names apart that differ', () => {
    expect([sameName('甲公司', '甲 公司'), sameName('甲公司', '甲分公司')]).toEqual([true, false]);
  });
});

describe('what a request changes', () => {
  it('of a new title everything it has', () => {
    expect(titleDifference(null, FACTS).map(({ label }) => label)).toEqual(['发票类型', '发票抬头', '税号']);
  });
  it('of another only what differs', () => {
    const after = { ...FACTS, type: 2 as const, bankName: '工商银行' };
    expect(titleDifference(FACTS, after)).toEqual([
      { label: '发票类型', before: '电子普通发票', after: '增值税专用发票' },
      { label: '开户银行', before: '', after: '工商银行' },
    ]);
    expect(titleDifference(FACTS, FACTS)).toEqual([]);
  });
});
