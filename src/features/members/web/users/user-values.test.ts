import { expect, it } from 'vitest';
import { isAmount, placeOf } from './user-values.ts';

const values = { jobTitle: ' 主管 ', roleIds: ['1'], dataScope: 'self', approves: true } as const;

it.each([
  ['', null],
  ['5000', '5000.00'],
  [' 12.5 ', '12.50'],
  ['0', '0.00'],
])('a limit typed as %j travels as %j', (typed, sent) => {
  expect(isAmount(typed)).toBe(true);
  const place = placeOf({ ...values, roleIds: ['1'], amountLimit: typed });
  expect(place).toMatchObject({ amountLimit: sent, departmentId: null, jobTitle: '主管' });
});

it.each(['-1', '1.234', '很多', '1e3'])('%j is no limit', (typed) => {
  expect(isAmount(typed)).toBe(false);
});
