import { expect, it } from 'vitest';
import { checkDecimalQuantity } from './decimal-quantity.ts';

it.each([
  ['3', 1, 1, true, 3],
  ['3.000', 1, 1, true, 3],
  ['2.4', 1, 1, false, 3],
  ['0.5', 1, 1, false, 1],
  ['0', 1, 1, false, 1],
  ['10.01', 10, 5, false, 15],
  ['11', 10, 5, false, 15],
  ['15', 10, 5, true, 15],
  ['999999999.5', 10, 5, false, 999_995],
])('%s of an item from %i in steps of %i: %s, %i', (text, moq, step, allowed, proposal) => {
  const answer = checkDecimalQuantity(text, { moq, step, orderUnit: '盒' });
  expect(answer).toMatchObject({ allowed, proposal });
  expect(answer.message === '').toBe(allowed);
});
