import { describe, expect, it } from 'vitest';
import { orderWork, parcelLine, workPart, workShipment } from '#tests/factories/order-work.ts';
import { needsStockMore } from './missing-stock.ts';
import type { OrderWork, WorkPart } from './order-work.ts';

const held = (line: number, quantity: number, warehouse = 'SH') => ({
  lineId: BigInt(line),
  skuId: BigInt(line) + 100n,
  warehouse,
  quantity,
});
const missing = (work: OrderWork, parts: readonly WorkPart[]) =>
  needsStockMore(work, parts).map(
    ({ lineId, skuId, warehouse, quantity }) => `${warehouse} ${lineId}/${skuId}×${quantity}`,
  );
const first = workPart(1, [parcelLine(1, 5)]);

describe('stock that has to be held before a part is picked', () => {
  it.each([
    ['nothing, where all of it is', [held(1, 5)], []],
    ['what is lacking', [held(1, 3)], ['SH 1/101×2']],
    ['the last unit', [held(1, 4)], ['SH 1/101×1']],
    ['everything, where none is', [], ['SH 1/101×5']],
    ['what other lines hold counts not', [held(2, 5)], ['SH 1/101×5']],
    ['nor what lies elsewhere', [held(1, 5, 'GZ')], ['SH 1/101×5']],
    ['what is held twice counts twice', [held(1, 2), held(1, 3)], []],
  ])('%s', (_, stock, wanted) => {
    expect(missing(orderWork([first], { held: stock }), [first])).toEqual(wanted);
  });

  it('is none for what a supplier sends, and none for lines that are not the order’s', () => {
    const part = workPart(1, [parcelLine(1, 5)], { warehouse: null });
    expect(missing(orderWork([part]), [part])).toEqual([]);
    expect(missing({ ...orderWork([first]), lines: [] }, [first])).toEqual([]);
  });

  it('leaves to other parts of the warehouse that are in hand what they need', () => {
    const other = (facts: Partial<WorkPart>) => workPart(2, [parcelLine(1, 2)], { status: 'picking', ...facts });
    const need = (facts: Partial<WorkPart>, shipments: OrderWork['shipments'] = []) =>
      missing(orderWork([first, other(facts)], { held: [held(1, 5)], shipments }), [first]);
    expect(need({})).toEqual(['SH 1/101×2']);
    expect(need({ status: 'to_pick' })).toEqual([]);
    expect(need({ status: 'shipped' })).toEqual([]);
    expect(need({ warehouse: 'GZ' })).toEqual([]);
    expect(need({ lines: [{ lineId: 9n, quantity: 2, picked: 0 }] })).toEqual([]);
    expect(need({ status: 'partly_shipped' }, [workShipment(2, [parcelLine(1, 1)])])).toEqual(['SH 1/101×1']);
  });

  it('is asked for once, whatever number of parts needs it', () => {
    const second = workPart(2, [parcelLine(1, 2)], { status: 'picking' });
    const work = orderWork([first, second], { held: [held(1, 4)] });
    expect(missing(work, [first, second])).toEqual(['SH 1/101×3']);
  });
});
