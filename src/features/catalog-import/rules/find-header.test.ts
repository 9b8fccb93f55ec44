import { describe, expect, it } from 'vitest';
import { findHeader, unknownWishes, wishesOf } from './find-header.ts';
import { guessColumns, NO_WISHES } from './guess-columns.ts';
import { pickSheet } from './pick-sheet.ts';

const NO_ADVICE = { given: null, remembered: [] };
const HEADER = ['料号', '品名', '单价'];

describe('findHeader', () => {
  it('skips titles above the header', () => {
    const found = findHeader([['某某公司报价单'], [''], [...HEADER, '', ''], ['A1', '螺钉', '1']], NO_ADVICE);
    expect(found).toMatchObject({ index: 2, origin: 'guessed', mapping: { headers: HEADER } });
  });

  it('gives up after twenty rows', () => {
    const titles = Array.from({ length: 20 }, () => ['说明']);
    expect(findHeader([...titles, HEADER], NO_ADVICE)).toBeNull();
    expect(findHeader([...titles.slice(1), HEADER], NO_ADVICE)?.index).toBe(19);
  });

  it('uses a remembered mapping for the same headers only, and a given one before it', () => {
    const headers = ['A', 'B', 'C'];
    const wishes = { columns: { itemNo: 'A', name: 'B', price: 'C' }, attributes: {}, ignore: [] };
    const advice = { given: null, remembered: [{ headers, wishes }] };
    expect(findHeader([headers], advice)).toMatchObject({ origin: 'remembered', mapping: { fields: { price: 2 } } });
    expect(findHeader([['A', 'B', 'D']], advice)).toBeNull();
    expect(
      findHeader([headers], { ...advice, given: { ...wishes, columns: { itemNo: 'B', name: 'A' } } }),
    ).toMatchObject({
      origin: 'given',
      mapping: { fields: { itemNo: 1, name: 0 } },
    });
  });
});

it('remembers a mapping so that it comes back the same', () => {
  const headers = [
    'SKU',
    'Name',
    'Price',
    'Merkmal "GrossWeight"',
    'attributeName1',
    'attributeValue1',
    'mimeType',
    '颜色',
    '长度(mm)',
    '属性:宽度（cm）',
    '颜色',
    '2024',
    '12',
  ];
  const mapping = guessColumns(headers);
  expect(guessColumns(headers, wishesOf(mapping))).toEqual(mapping);
});

it('names wished headers that the table lacks', () => {
  const wishes = { columns: { price: '单价', stock: null }, attributes: { 颜色: '颜色' }, ignore: ['备注'] };
  expect(unknownWishes(wishes, ['单价'])).toEqual(['颜色', '备注']);
  expect(unknownWishes(NO_WISHES, [])).toEqual([]);
});

describe('pickSheet', () => {
  const articles = { name: '商品', firstRows: [HEADER] };
  const other = { name: '说明', firstRows: [['版本', '1']] };

  it.each([
    ['the only sheet with articles', [other, articles], null, { name: '商品' }],
    ['the sheet asked for', [articles, { ...articles, name: '二月' }], '二月', { name: '二月' }],
    ['none of two', [articles, { ...articles, name: '二月' }], null, { problem: /2 个商品工作表：“商品”、“二月”/ }],
    ['nothing', [other], null, { problem: /没有商品工作表：“说明”/ }],
    ['nothing in an empty workbook', [], null, { problem: /空工作簿/ }],
    ['no sheet of that name', [articles], '三月', { problem: /没有工作表“三月”，只有 “商品”/ }],
  ])('chooses %s', (_, sheets, asked, expected) => {
    const choice = pickSheet(sheets, asked, NO_ADVICE);
    if ('problem' in expected) expect(choice).toEqual({ problem: expect.stringMatching(expected.problem) });
    else expect(choice).toEqual(expected);
  });
});
