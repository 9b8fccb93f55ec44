import { describe, expect, it } from 'vitest';
import { NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import type { JudgedRow } from '../contract/bulk-schemas.ts';
import { asWish, wishOfText } from './as-wish.ts';

const NONE = { ...NO_LINE_FIELDS, expectedOn: '' };
const row = (part: Partial<JudgedRow>): JudgedRow => ({
  rowNumber: 3,
  code: 'ABC-9',
  quantity: '12',
  purpose: '',
  fields: NONE,
  status: 'error',
  message: '没有找到',
  matchedBy: null,
  item: null,
  wantedQuantity: 12,
  orderQuantity: 0,
  suggestedQuantity: null,
  salesPrice: null,
  amount: null,
  conversion: '',
  choices: [],
  candidates: [],
  searchText: null,
  answered: false,
  ...part,
});
const item = {
  itemCode: 'FAS1',
  productName: '螺钉',
  brandName: null,
  mpn: null,
  orderUnit: '盒',
  packQuantity: 1,
  baseUnit: '盒',
  moqSales: 1,
  moqIncrement: 1,
  deliveryText: '',
  available: 0,
  tiers: [],
} as JudgedRow['item'];

describe('rows of a list as wishes', () => {
  it.each([
    [
      'not found: what was written',
      row({ fields: { ...NONE, project: '技改', expectedOn: '2026-12-01', note: '急' } }),
      { name: 'ABC-9', quantity: 12, project: '技改', expectedOn: '2026-12-01', note: '急' },
    ],
    ['not to be had: the item', row({ item }), { itemNo: 'FAS1', name: '螺钉', unit: '盒', quantity: 12 }],
    ['found by the own code: that code', row({ item, matchedBy: 'customer' }), { customerCode: 'ABC-9' }],
    [
      'a quantity in words: kept as words',
      row({ quantity: '一箱', wantedQuantity: null }),
      { quantity: 1, note: '数量写作“一箱”' },
    ],
    [
      'no quantity: one, and said',
      row({ quantity: '', wantedQuantity: null }),
      { quantity: 1, note: '清单没有写数量，请核对' },
    ],
    [
      'a unit that does not decide: as it was written',
      row({ item, quantity: '200个', status: 'ask', wantedQuantity: null }),
      { itemNo: 'FAS1', quantity: 200, unit: '个' },
    ],
    ['not found, with a unit: that unit', row({ quantity: '2箱' }), { quantity: 2, unit: '箱' }],
    ['a name: the name', row({ code: '', searchText: '石墨垫片 DN50' }), { name: '石墨垫片 DN50' }],
    [
      'a figure behind a name: so many, and said',
      row({ quantity: '3?', wantedQuantity: null }),
      { quantity: 3, note: '数量写作“3?”' },
    ],
    ['nothing at all: its place', row({ code: '' }), { name: '第 3 行' }],
  ])('%s', (_, judged, wish) => {
    expect(asWish(judged)).toMatchObject(wish);
  });

  it('take no number of ours for a code of the firm', () => {
    expect(asWish(row({ item, matchedBy: 'item', code: 'FAS1' }), 'FAS1').customerCode).toBe('');
    expect(asWish(row({ item, matchedBy: 'item', code: 'FAS1' }), 'M-1').customerCode).toBe('M-1');
    expect(asWish(row({ item, matchedBy: 'customer', code: 'M-1' }), 'M-1').customerCode).toBe('M-1');
    expect(asWish(row({ code: 'M-1' }), 'M-1').customerCode).toBe('M-1');
  });

  it('never say more than an enquiry takes', () => {
    const long = '长'.repeat(400);
    const { name, note, customerCode } = asWish(row({ code: long, fields: { ...NONE, note: long } }), long);
    expect([name?.length, note?.length, customerCode?.length]).toEqual([200, 300, 60]);
    const typed = wishOfText({ code: '', name: '', quantity: '两箱', customerCode: 'M-1', note: '要快' });
    expect(typed).toMatchObject({ name: 'M-1', quantity: 1, note: '要快，数量写作“两箱”' });
  });
});
