import { expect, it } from 'vitest';
import { inputOf, type TypedTerms } from './typed-terms.ts';

const typed: TypedTerms = {
  grouping: 'po',
  priceBasis: 'net',
  toleranceQuantity: ' 2 ',
  tolerancePrice: '1.5',
  toleranceAmount: '',
  columns: ['lineId', 'ownNo'],
  headers: { ownNo: ' ERP 单号 ' },
};

it('fills decimals and headings up', () => {
  expect(inputOf(typed, 3)).toEqual({
    version: 3,
    grouping: 'po',
    priceBasis: 'net',
    toleranceQuantity: 2,
    tolerancePrice: '1.50',
    toleranceAmount: '0.00',
    columns: [
      { column: 'lineId', header: '行标识' },
      { column: 'ownNo', header: 'ERP 单号' },
    ],
  });
});
