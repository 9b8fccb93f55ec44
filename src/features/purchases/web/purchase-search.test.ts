import { describe, expect, it } from 'vitest';
import { filterOf, hasCondition, listInputOf, readPurchaseSearch } from './purchase-search.ts';

describe('the address of the purchases page', () => {
  it('says a year, all goods and the most often bought first when it says nothing', () => {
    expect(listInputOf(readPurchaseSearch({}))).toMatchObject({
      period: 'year',
      sort: 'times',
      frequent: false,
      pageNo: 1,
      pageSize: 20,
    });
  });

  it('is read as it was written', () => {
    const search = {
      tab: 'frequent',
      period: 'month',
      sort: 'last',
      keyword: ' 手套 ',
      category: 'C1',
      buyer: 7,
      pageNo: 3,
    };
    expect(listInputOf(readPurchaseSearch(search))).toMatchObject({
      period: 'month',
      sort: 'last',
      frequent: true,
      keyword: '手套',
      categoryCode: 'C1',
      buyerId: '7',
      pageNo: 3,
    });
  });

  it.each([
    [{ period: 'year' }],
    [{ period: 'constructor' }],
    [{ sort: 'price' }],
    [{ buyer: '1 or 1=1' }],
    [{ brand: 'a'.repeat(41) + '!' }],
    [{ tab: 'all' }],
    [{ pageNo: -1 }],
  ])('%j counts as absent', (search) => {
    expect(Object.values(readPurchaseSearch(search)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('knows conditions from what is always chosen', () => {
    expect(hasCondition(readPurchaseSearch({ period: 'month', tab: 'frequent' }))).toBe(false);
    expect(hasCondition(readPurchaseSearch({ brand: 'B1' }))).toBe(true);
    expect(filterOf(readPurchaseSearch({ brand: 'B1' })).brandCode).toBe('B1');
  });
});
