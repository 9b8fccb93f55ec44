import { expect, it } from 'vitest';
import { customerDifferences, type ToldLine } from './customer-differences.ts';

const line = { quantity: 20, salesPrice: 528_000n };
const STRICT = { toleranceQuantity: 0, tolerancePriceBp: 0 };
const LOOSE = { toleranceQuantity: 2, tolerancePriceBp: 100 };
const said = (told: Partial<ToldLine>): ToldLine => ({
  ...{ ownQuantity: null, ownPrice: null, result: 'none', note: '' },
  ...told,
});

it.each([
  ['nothing said', said({}), STRICT, []],
  ['the same', said({ ownQuantity: 20, ownPrice: 528_000n, result: 'same' }), STRICT, []],
  ['two less', said({ ownQuantity: 18 }), STRICT, [['CUSTOMER_QUANTITY', '对账单 20', '客户系统 18', '少 2']]],
  ['two more', said({ ownQuantity: 22 }), STRICT, [['CUSTOMER_QUANTITY', '对账单 20', '客户系统 22', '多 2']]],
  ['two less, which is tolerated', said({ ownQuantity: 18 }), LOOSE, []],
  [
    'three less, which is not',
    said({ ownQuantity: 17 }),
    LOOSE,
    [['CUSTOMER_QUANTITY', '对账单 20', '客户系统 17', '少 3']],
  ],
  ['a price to the tolerance', said({ ownPrice: 522_720n }), LOOSE, []],
  [
    'a price beyond it',
    said({ ownPrice: 522_719n }),
    LOOSE,
    [['CUSTOMER_PRICE', '对账单 52.80', '客户系统 52.2719', '-0.5281']],
  ],
  [
    'a price above',
    said({ ownPrice: 528_001n }),
    STRICT,
    [['CUSTOMER_PRICE', '对账单 52.80', '客户系统 52.8001', '0.0001']],
  ],
  [
    'no units and no price',
    said({ ownQuantity: 0, ownPrice: 0n }),
    LOOSE,
    [
      ['CUSTOMER_QUANTITY', '对账单 20', '客户系统 0', '少 20'],
      ['CUSTOMER_PRICE', '对账单 52.80', '客户系统 0.00', '-52.80'],
    ],
  ],
  [
    'different, with words',
    said({ result: 'different', note: '税率不对' }),
    LOOSE,
    [['CUSTOMER_RESULT', '一致', '税率不对', '—']],
  ],
  [
    'different within what is tolerated',
    said({ result: 'different', ownQuantity: 19 }),
    LOOSE,
    [['CUSTOMER_RESULT', '一致', '客户核对不一致', '—']],
  ],
  [
    'different, with a number that says why',
    said({ result: 'different', ownQuantity: 10 }),
    LOOSE,
    [['CUSTOMER_QUANTITY', '对账单 20', '客户系统 10', '少 10']],
  ],
] as const)('%s', (_, told, tolerance, found) => {
  const shown = customerDifferences(line, told, tolerance).map((one) => [
    one.reason,
    one.expected,
    one.found,
    one.difference,
  ]);
  expect(shown).toEqual(found);
});
