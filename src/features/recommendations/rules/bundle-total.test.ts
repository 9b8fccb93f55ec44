import { expect, it } from 'vitest';
import { bundleTotal } from './bundle-total.ts';

it.each([
  ['nothing', [], '0.00'],
  [
    'smallest orders',
    [
      { salesPrice: '86.50', moqSales: 2 },
      { salesPrice: '9.90', moqSales: 1 },
    ],
    '182.90',
  ],
  [
    'lines rounded one by one',
    [
      { salesPrice: '0.0345', moqSales: 1 },
      { salesPrice: '0.0345', moqSales: 1 },
    ],
    '0.06',
  ],
  ['half a fen upwards', [{ salesPrice: '0.005', moqSales: 1 }], '0.01'],
  [
    'no price',
    [
      { salesPrice: null, moqSales: 5 },
      { salesPrice: '1.00', moqSales: 3 },
    ],
    '3.00',
  ],
])('adds up %s', (_, items, total) => expect(bundleTotal(items)).toBe(total));
