import { describe, expect, it } from 'vitest';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import { type KeptPromise, NO_PROMISE } from '#features/catalog/rules/public.ts';
import type { WorkLine, WorkPart } from './order-work.ts';
import { linePromises, newDaysProblem, promiseAfterSending, promiseOfDivided } from './part-promise.ts';
import type { PartStatus } from './part-status.ts';
import { postponeMail } from './postpone-mail.ts';
import { shipmentMail } from './shipment-mail.ts';
import { splitOrder } from './split-order.ts';

const near: KeptPromise = { shipOn: '2026-11-23', arriveOn: '2026-11-24', first: null };
const far: KeptPromise = { shipOn: '2026-11-23', arriveOn: '2026-11-26', first: null };
const TODAY = '2026-11-24';

describe('a part that leaves', () => {
  it('in time or early promises nothing new', () => {
    expect(promiseAfterSending({ promise: near }, '2026-11-23')).toBe(near);
    expect(promiseAfterSending({ promise: near }, '2026-11-20')).toBe(near);
    expect(promiseAfterSending({ promise: NO_PROMISE }, '2026-11-20')).toBe(NO_PROMISE);
  });
  it('late arrives as many days later', () => {
    expect(promiseAfterSending({ promise: near }, '2026-11-25')).toEqual({
      shipOn: '2026-11-25',
      arriveOn: '2026-11-26',
      first: { shipOn: '2026-11-23', arriveOn: '2026-11-24' },
    });
  });
  it('in a part of its own keeps the promise unless it gets a day of its own', () => {
    expect(promiseOfDivided({ promise: near }, null)).toBe(near);
    expect(promiseOfDivided({ promise: near }, '2026-11-25')).toMatchObject({ arriveOn: '2026-11-26' });
  });
});

describe('other days', () => {
  it.each<[PartStatus, string, string | null, string | null]>([
    ['to_pick', '2026-11-24', '2026-11-24', null],
    ['picked', '2026-11-25', null, null],
    ['to_pick', '2026-11-23', '2026-11-30', '发货日不能早于今天'],
    ['to_pick', '2026-11-23', '2026-11-24', '日期没有变化'],
    ['to_pick', '2026-11-26', '2026-11-25', '送达日不能早于发货日'],
    ['shipped', '2026-11-23', '2026-11-27', null],
    ['partly_shipped', '2026-11-23', '2026-11-24', '日期没有变化'],
    ['shipped', '2026-11-22', '2026-11-23', '送达日不能早于今天'],
    ['shipped', '2026-11-22', '2026-11-24', null],
    ['signed', '2026-11-25', '2026-11-26', '分单已签收、拒收或取消，不能再改期'],
    ['cancelled', '2026-11-25', '2026-11-26', '分单已签收、拒收或取消，不能再改期'],
  ])('of a part that is %s: %s and %s', (status, shipOn, arriveOn, problem) => {
    expect(newDaysProblem({ status, promise: near }, { shipOn, arriveOn }, TODAY)).toBe(problem);
  });
});

const line = (n: number, quantity: number, promises: WorkLine['promises']): WorkLine => ({
  lineId: BigInt(n),
  lineNo: n,
  skuId: BigInt(n),
  itemNo: `A${n}`,
  productName: '螺栓',
  orderUnit: '个',
  quantity,
  cancelled: 0,
  dayType: 0,
  deliveryDays: null,
  fields: NO_LINE_FIELDS,
  promises,
});

describe('parts and lines', () => {
  const lines = [
    line(1, 5, [{ ...near, quantity: 5, warehouse: 'SH' }]),
    line(2, 7, [
      { ...near, quantity: 4, warehouse: 'SH' },
      { ...far, quantity: 3, warehouse: 'GZ' },
    ]),
  ];
  const held = [
    { lineId: 1n, skuId: 1n, warehouse: 'SH', quantity: 5 },
    { lineId: 2n, skuId: 2n, warehouse: 'SH', quantity: 4 },
    { lineId: 2n, skuId: 2n, warehouse: 'GZ', quantity: 3 },
  ];
  const parts = splitOrder(lines, held, new Date('2026-11-23T10:00:00+08:00'));
  const work = parts.map(
    (part, index): WorkPart => ({
      ...part,
      partId: BigInt(index),
      partNo: index + 1,
      status: 'to_pick',
      lines: part.lines.map((own) => ({ ...own, picked: 0 })),
    }),
  );

  it('are promised the same, there and back', () => {
    expect(parts.map(({ warehouse, promise }) => [warehouse, promise])).toEqual([
      ['SH', near],
      ['GZ', far],
    ]);
    expect(linePromises({ lines, parts: work })).toEqual(lines.map(({ lineId, promises }) => ({ lineId, promises })));
  });
  it('leave a line alone whose parts were all called off', () => {
    expect(linePromises({ lines, parts: work.map((part) => ({ ...part, status: 'cancelled' })) })).toEqual([]);
  });
  it('leave as their item does where nobody promised anything', () => {
    const [part] = splitOrder([line(3, 1, [])], [], new Date('2026-11-23T10:00:00+08:00'));
    expect(part?.promise).toEqual({ shipOn: '2026-11-23', arriveOn: null, first: null });
  });
});

describe('letters', () => {
  const promiseText = '11月25日发货，11月26日送达（原承诺11月23日发货，11月24日送达）';
  it('about other days carry the sentence of the pages, and why', () => {
    const { subject, text } = postponeMail(
      { orderNo: 'SO1', poNumber: 'PO-1', promiseText, reason: '缺料' },
      'https://x',
    );
    expect(subject).toBe('订单 SO1（PO PO-1） 交期变更');
    expect(text).toContain(`${promiseText}。\n\n原因：缺料`);
  });
  it.each([
    ['shipped', true],
    ['delivered', false],
    ['refused', false],
  ] as const)('about a parcel that was %s', (kind, promised) => {
    const facts = {
      orderNo: 'SO1',
      poNumber: null,
      buyerName: '李敏',
      shipmentNo: 'FH1',
      carrier: '顺丰',
      trackingNo: '1',
    };
    const { text } = shipmentMail(kind, { ...facts, promiseText, lines: [] }, 'https://x');
    expect(text.includes(`承诺交期：${promiseText}`)).toBe(promised);
  });
});
