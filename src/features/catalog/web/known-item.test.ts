import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { type KnownRow, knownItemQuery, rememberItem } from './known-item.ts';

const head = { productName: '螺钉', productImg: '/a.webp', brandName: '东明', mpn: null };
const offer = {
  orderUnit: '盒',
  salesPrice: '88.00',
  listPrice: '90.00',
  priceBadge: '企业价',
  deliveryText: '当天发货',
  obstacle: null,
};

function remembered(row: KnownRow) {
  const queryClient = new QueryClient();
  rememberItem(queryClient, row);
  return queryClient.getQueryData(knownItemQuery('A1').queryKey);
}

describe('what a row says of its item', () => {
  it('is kept under its number, by whichever name the row calls it, and nothing else of the row', () => {
    const known = { itemCode: 'A1', ...head, offer };
    const row = { itemCode: 'A1', ...head, ...offer, quantity: 3, moqSales: 1 };
    expect(remembered(row)).toEqual(known);
    expect(remembered({ skuCode: 'A1', ...head, ...offer })).toEqual(known);
  });

  it('has no badge where the row has none', () => {
    const { priceBadge: _, ...plain } = offer;
    expect(remembered({ skuCode: 'A1', ...head, ...plain })?.offer?.priceBadge).toBeNull();
  });

  it.each(['orderUnit', 'salesPrice', 'listPrice', 'deliveryText', 'obstacle'])(
    'tells no price of today where the row does not say %s',
    (field) => {
      const row = { itemCode: 'A1', ...head, ...offer, [field]: undefined };
      expect(remembered(row)).toEqual({ itemCode: 'A1', ...head, offer: undefined });
    },
  );

  it.each(['brandName', 'mpn'])(
    'is not kept where it does not say %s: the head would fill under the reader',
    (field) => {
      expect(remembered({ itemCode: 'A1', ...head, ...offer, [field]: undefined })).toBeUndefined();
    },
  );
});
