import { describe, expect, it } from 'vitest';
import { type KeptPromise, movePromise, NO_PROMISE, promiseFromDay, shipLater } from './delivery-promise.ts';
import { type PromiseView, wordPromise } from './word-promise.ts';
import { countedDay } from './working-days.ts';

const given = (shipOn: string | null, arriveOn: string | null): KeptPromise => ({ ...NO_PROMISE, shipOn, arriveOn });
const near = given('2026-11-23', '2026-11-24');
const far = given('2026-11-23', '2026-11-26');
const one = (promise: KeptPromise, view?: PromiseView) => wordPromise([{ quantity: 1, unit: '种', promise }], view);
const at = (text: string) => new Date(`${text}+08:00`);

describe('one sentence', () => {
  it.each<[string, KeptPromise, PromiseView, string]>([
    ['the day it arrives', near, {}, '11月24日送达'],
    ['the day it leaves where nobody knows the road', given('2026-11-23', null), {}, '11月23日发货'],
    ['no day', NO_PROMISE, {}, '交期待确认'],
    ['both days for those who send', near, { both: true }, '11月23日发货，11月24日送达'],
    ['both where one is unknown', given('2026-11-23', null), { both: true }, '11月23日发货'],
    ['a promise that moved', shipLater(near, '2026-11-25'), {}, '11月26日送达（原承诺11月24日送达）'],
    [
      'both days of one that moved',
      shipLater(near, '2026-11-25'),
      { both: true },
      '11月25日发货，11月26日送达（原承诺11月23日发货，11月24日送达）',
    ],
  ])('%s', (_, promise, view, words) => expect(one(promise, view)).toBe(words));

  const unmoved = movePromise(near, { shipOn: '2026-11-22', arriveOn: '2026-11-24' });
  it('says nothing of a move the reader cannot see', () => expect(one(unmoved)).toBe('11月24日送达'));
});

describe('shares', () => {
  const share = (quantity: number, promise: KeptPromise) => ({ quantity, unit: '个', promise });
  it('puts what arrives together into one, the earliest first', () => {
    expect(wordPromise([share(30, far), share(20, near), share(5, near)])).toBe(
      '25 个 11月24日送达；30 个 11月26日送达',
    );
  });
  it('counts nothing where all of it arrives together', () => {
    expect(wordPromise([share(30, near), share(20, near)])).toBe('11月24日送达');
  });
  it('tells what nobody promised apart', () => {
    expect(wordPromise([share(1, NO_PROMISE), share(2, near)])).toBe('2 个 11月24日送达；1 个 交期待确认');
  });
  it.each([
    ['all of it together', [share(1, near), share(2, shipLater(near, '2026-11-23'))], '11月24日送达'],
    ['whatever was promised first', [share(1, shipLater(near, '2026-11-25'))], '11月26日送达'],
    ['the last day', [share(2, far), share(1, near)], '最晚 11月26日送达'],
    ['what nobody knows', [share(2, NO_PROMISE), share(1, near)], '部分交期待确认'],
    ['nothing', [share(2, NO_PROMISE)], '交期待确认'],
  ])('is brief about %s', (_, shares, words) => expect(wordPromise(shares, { brief: true })).toBe(words));

  it('promises nothing where there is nothing', () => expect(wordPromise([])).toBe('交期待确认'));
});

describe('condition', () => {
  const until = (event: 'order' | 'approval' | 'payment' | 'confirmation', now: Date) => ({
    until: { event, day: '2026-11-23', now },
  });
  it.each([
    ['order', '2026-11-23T15:59:59', '今天 16:00 前下单，明天（11月24日）送达'],
    ['order', '2026-11-22T15:00:00', '现在下单，11月24日送达'],
    ['approval', '2026-11-23T15:59:59', '11月23日 16:00 前通过审批，11月24日送达'],
    ['approval', '2026-11-23T16:00:00', '通过审批后确定送达日期'],
    ['payment', '2026-11-22T23:00:00', '11月23日 16:00 前付款，11月24日送达'],
    ['payment', '2026-11-24T09:00:00', '付款后确定送达日期'],
    ['confirmation', '2026-11-24T09:00:00', '客服确认后确定送达日期'],
  ] as const)('%s at %s: %s', (event, now, words) => expect(one(near, until(event, at(now)))).toBe(words));

  it('hangs on nothing where no day is promised', () => {
    expect(one(NO_PROMISE, until('approval', at('2026-11-24T09:00:00')))).toBe('交期待确认');
  });
});

describe('a promise that moves', () => {
  it('keeps the road and what was promised first, however often it moves', () => {
    const twice = shipLater(shipLater(far, '2026-11-25'), '2026-11-30');
    expect(twice).toEqual({
      shipOn: '2026-11-30',
      arriveOn: '2026-12-03',
      first: { shipOn: '2026-11-23', arriveOn: '2026-11-26' },
    });
  });
  it('forgets the move when it comes back', () => {
    expect(shipLater(shipLater(near, '2026-11-25'), '2026-11-23')).toEqual(near);
  });
  it('is no move where nobody had promised a day', () => {
    expect(movePromise(NO_PROMISE, near).first).toBeNull();
  });
  it.each([
    ['the same day', '2026-11-23', near],
    ['an earlier day', '2026-11-20', near],
    ['over a weekend', '2026-11-30', { shipOn: '2026-11-30', arriveOn: '2026-12-01' }],
  ])('counted from %s', (_, day, expected) => {
    expect(promiseFromDay(near, '2026-11-23', day)).toMatchObject({
      shipOn: expected.shipOn,
      arriveOn: expected.arriveOn,
    });
  });
});

/** 2026-11-20 is a Friday. */
it.each([
  ['2026-11-20T15:59:59', '2026-11-20'],
  ['2026-11-20T16:00:00', '2026-11-23'],
  ['2026-11-21T09:00:00', '2026-11-23'],
  ['2026-11-21T17:00:00', '2026-11-23'],
])('an order of %s counts from %s', (now, day) => expect(countedDay(at(now))).toBe(day));
