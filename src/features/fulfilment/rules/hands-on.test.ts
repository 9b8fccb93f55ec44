import { describe, expect, it } from 'vitest';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import { orderWork, parcelLine, workPart, workShipment } from '#tests/factories/order-work.ts';
import { divideProblem } from './divide-part.ts';
import type { ParcelLine, WorkPart } from './order-work.ts';
import { pickPart, pickProblem } from './pick-part.ts';
import { readyOf, shipProblem } from './ship-part.ts';
import { shipmentMail } from './shipment-mail.ts';
import { isDisputed } from './sign-counts.ts';
import { unsentOf } from './unsent-units.ts';

const wanted = [parcelLine(1, 5), parcelLine(2, 3)];
const part = workPart(1, wanted);

describe('what was found', () => {
  const [quantities, once] = ['实拣数量应在 0 和应拣数量之间', '请填写每种商品的实拣数量'];
  it.each<[string, ParcelLine[], string | null]>([
    ['all of it', wanted, null],
    ['nothing', [parcelLine(1, 0), parcelLine(2, 0)], null],
    ['less than nothing', [parcelLine(1, -1), parcelLine(2, 0)], quantities],
    ['one more than wanted', [parcelLine(1, 6), parcelLine(2, 3)], quantities],
    ['something else', [parcelLine(1, 5), parcelLine(3, 3)], quantities],
    ['one line of two', [parcelLine(1, 5)], once],
    ['one line twice', [parcelLine(1, 2), parcelLine(1, 3)], once],
  ])('may be %s: %#', (_, found, problem) => {
    expect(pickProblem(part.lines, found)).toBe(problem);
  });

  it('goes on, and the rest comes later', () => {
    expect(pickPart(part.lines, [parcelLine(1, 5), parcelLine(2, 0)])).toEqual({
      kept: [{ lineId: 1n, quantity: 5, picked: 5 }],
      rest: [parcelLine(2, 3)],
    });
  });

  it.each([
    [0, '拆出数量不能大于应拣数量'],
    [1, null],
    [5, null],
    [6, '拆出数量不能大于应拣数量'],
  ])('is divided with %i of five moved: %s', (moved, problem) => {
    expect(divideProblem(part.lines, [parcelLine(1, moved)])).toBe(problem);
  });
});

describe('what lies ready', () => {
  const picked: WorkPart = { ...part, lines: part.lines.map((line) => ({ ...line, picked: 3 })) };

  it('is what was picked and has not left', () => {
    const shipments = [workShipment(1, [parcelLine(1, 2), parcelLine(2, 3)]), workShipment(2, [parcelLine(1, 1)])];
    expect(readyOf(orderWork([picked], { shipments }), picked)).toEqual([parcelLine(1, 1)]);
  });

  it.each<[string, ParcelLine[], string | null]>([
    ['all of it', wanted, null],
    ['some of it', [parcelLine(1, 4)], null],
    ['one too many', [parcelLine(1, 6)], '发货数量不能大于已拣未发的数量'],
    ['what is not there', [parcelLine(3, 1)], '发货数量不能大于已拣未发的数量'],
    ['nothing', [], '请至少发出一种商品'],
    ['the same twice', [parcelLine(1, 1), parcelLine(1, 1)], '同一商品只能填写一次'],
  ])('leaves: %s', (_, lines, problem) => {
    expect(shipProblem(wanted, lines)).toBe(problem);
  });
});

describe('what has not left', () => {
  const unsent = (facts: Partial<WorkPart>, ...lines: ParcelLine[]) =>
    unsentOf(orderWork([{ ...part, ...facts }], { shipments: lines.length > 0 ? [workShipment(1, lines)] : [] }));

  it('is all of a part in the house, and the rest of one partly gone', () => {
    expect(unsent({})).toMatchObject([{ lines: wanted, whole: true, kept: [] }]);
    for (const status of ['partly_shipped', 'partly_signed'] as const) {
      expect(unsent({ status }, parcelLine(1, 4), parcelLine(2, 3))).toMatchObject([
        {
          lines: [parcelLine(1, 1)],
          whole: false,
          kept: [
            { quantity: 4, picked: 4 },
            { quantity: 3, picked: 3 },
          ],
        },
      ]);
    }
    expect(unsent({ status: 'partly_shipped' }, parcelLine(1, 4))).toMatchObject([{ kept: [{ lineId: 1n }] }]);
    expect(unsent({ status: 'partly_shipped' }, parcelLine(1, 4))[0]?.kept).toHaveLength(1);
  });

  it('is nothing of what is wholly gone, or cancelled', () => {
    expect(unsent({ status: 'partly_shipped' }, ...wanted)).toEqual([]);
    expect(unsent({ status: 'shipped' })).toEqual([]);
    expect(unsent({ status: 'cancelled' })).toEqual([]);
  });
});

const MAILED = {
  orderNo: 'SO1',
  poNumber: null,
  buyerName: '王',
  shipmentNo: 'F1',
  carrier: '顺丰',
  trackingNo: 'T1',
  promiseText: '11-24 送达',
};

it.each([
  [20, false],
  [21, true],
])('a mail about %i items says there are more: %s', (count, more) => {
  const lines = Array.from({ length: count }, () => ({
    itemNo: 'A1',
    productName: '螺栓',
    quantity: 1,
    orderUnit: '个',
    fields: NO_LINE_FIELDS,
  }));
  expect(shipmentMail('shipped', { ...MAILED, lines }, 'http://x').text.includes(`共 ${count} 种商品`)).toBe(more);
});

it.each([
  [{}, 'A1 螺栓 × 2 个'],
  [{ project: '技改', note: '三号线' }, 'A1 螺栓 × 2 个（项目 技改，备注 三号线）'],
])('a mail about goods to which was written %o tells it', (written, told) => {
  const fields = { ...NO_LINE_FIELDS, ...written };
  const lines = [{ itemNo: 'A1', productName: '螺栓', quantity: 2, orderUnit: '个', fields }];
  expect(shipmentMail('shipped', { ...MAILED, lines }, 'http://x').text.split('\n')).toContain(told);
});

it.each([
  [{ received: 5, short: 0, over: 0, damaged: 0 }, false],
  [{ received: 4, short: 1, over: 0, damaged: 0 }, true],
  [{ received: 5, short: 0, over: 1, damaged: 0 }, true],
  [{ received: 5, short: 0, over: 0, damaged: 1 }, true],
])('counts of %o are a dispute: %s', (count, disputed) => {
  expect(isDisputed(count)).toBe(disputed);
});
