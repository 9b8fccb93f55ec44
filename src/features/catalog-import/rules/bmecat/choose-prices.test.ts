import { describe, expect, it } from 'vitest';
import { element } from '#tests/factories/xml-element.ts';
import { choosePrices, isNetPrice } from './choose-prices.ts';

interface Written {
  type?: string;
  amount: string;
  from?: string;
  bound?: string;
}

const price = ({ type = 'net_customer', amount, bound = '' }: Written) =>
  element('ARTICLE_PRICE', [element('PRICE_AMOUNT', amount), element('LOWER_BOUND', bound)], { price_type: type });
const day = (type: string, date: string) =>
  element('DATETIME', [element('DATE', date)], { type: `valid_${type}_date` });
const block = (from: string, to: string, ...prices: Written[]) =>
  element('ARTICLE_PRICE_DETAILS', [day('start', from), day('end', to), ...prices.map(price)]);
const choose = (blocks: ReturnType<typeof block>[], wanted: string | null = null) =>
  choosePrices(element('ARTICLE', blocks), '2026-03-01', wanted);
const open = (...prices: Written[]) => choose([element('ARTICLE_PRICE_DETAILS', prices.map(price))]);

describe('which block of prices counts', () => {
  it.each([
    ['one that begins today', [['2026-03-01', '2026-12-31', '1']], '1'],
    ['one that ends today', [['2025-01-01', '2026-03-01', '1']], '1'],
    [
      'one without an end, before one that is over',
      [
        ['2026-01-01', '', '1'],
        ['2025-01-01', '2025-12-31', '2'],
      ],
      '1',
    ],
    [
      'the one of today, not a later one',
      [
        ['2026-03-02', '2027-12-31', '2'],
        ['2026-01-01', '2026-03-31', '1'],
      ],
      '1',
    ],
    [
      'the one that ends last',
      [
        ['2026-01-01', '2026-06-30', '2'],
        ['2026-01-01', '2026-12-31', '1'],
      ],
      '1',
    ],
    [
      'of two that end together the one begun last',
      [
        ['2026-01-01', '2026-12-31', '2'],
        ['2026-02-01', '2026-12-31', '1'],
      ],
      '1',
    ],
  ] as [string, [string, string, string][], string][])('%s', (_, blocks, amount) => {
    for (const order of [blocks, blocks.toReversed()]) {
      const { sale, notes } = choose(order.map(([from, to, written]) => block(from, to, { amount: written })));
      expect([sale?.amount, notes]).toEqual([amount, []]);
    }
  });

  it('says so when none is valid, and takes the one that was last', () => {
    const { sale, notes } = choose([
      block('2024-01-01', '2024-12-31', { amount: '1' }),
      block('2025-01-01', '2026-02-28', { amount: '2' }),
    ]);
    expect([sale?.amount, notes]).toEqual(['2', ['价格有效期 2025-01-01 至 2026-02-28，今天不在其中，请核对']]);
  });

  it('reads dates that are elements of their own', () => {
    const dates = [element('VALID_START_DATE', '2027-01-01'), element('VALID_END_DATE', '2027-12-31T00:00')];
    const { notes } = choose([element('ARTICLE_PRICE_DETAILS', [...dates, price({ amount: '1' })])]);
    expect(notes).toEqual([expect.stringContaining('2027-01-01 至 2027-12-31')]);
  });

  it('refuses dates of which nobody knows what they mean', () => {
    const { sale, problem } = choose([
      element('ARTICLE_PRICE_DETAILS', [element('DATETIME', [element('DATE', '2026-01-01')]), price({ amount: '1' })]),
    ]);
    expect([sale, problem]).toEqual([null, expect.stringContaining('DATETIME 没有 type')]);
  });
});

describe('which prices of a block count', () => {
  it.each([
    ['the own price before that of the list', ['net_list', 'net_customer'], 'net_customer', 'net_list'],
    ['the list price alone', ['net_list'], 'net_list', undefined],
    ['with tax where there is no other', ['nrp', 'gros_list'], 'gros_list', undefined],
    ['two lists, the other for comparison', ['net_list', 'gros_list'], 'net_list', 'gros_list'],
    ['a consumer price as the last resort, never for comparison', ['nrp'], 'nrp', undefined],
    ['no consumer price for comparison', ['net_customer', 'nrp'], 'net_customer', undefined],
  ])('%s', (_, types, sale, list) => {
    const chosen = open(...types.map((type) => ({ type, amount: '1' })));
    expect([chosen.sale?.type, chosen.list?.type, chosen.problem]).toEqual([sale, list, null]);
  });

  it('sells by the smallest quantity and names the others of the same type', () => {
    const steps = [
      { amount: '8', bound: '100' },
      { amount: '10', bound: '1' },
      { amount: '9', type: 'net_list', bound: '50' },
    ];
    const { sale, notes } = open(...steps);
    expect([sale?.amount, notes]).toEqual(['10', ['数量价未导入：100 起 8']]);
    expect(open({ amount: '10', bound: '1' }).notes).toEqual([]);
  });

  it('sells by the type that was asked for, and by no other', () => {
    const written = block('2026-01-01', '', { amount: '1' }, { type: 'mro_special', amount: '2' });
    expect(choose([written], 'mro_special').sale?.amount).toBe('2');
    expect(choose([written], 'other')).toMatchObject({
      sale: null,
      problem: '没有可用的价格：文件里只有 “net_customer”、“mro_special”，可用 --price-type 指定一种',
    });
  });

  it('leaves an article without prices to whoever needs one', () => {
    const nothing = { sale: null, list: null, notes: [], problem: null };
    expect(choose([])).toEqual(nothing);
    expect(open()).toEqual(nothing);
  });
});

it.each([
  ['net_customer', true],
  ['mro_special', true],
  ['gros_list', false],
  ['nrp', false],
])('%s is without tax: %s', (type, net) => expect(isNetPrice(type)).toBe(net));
