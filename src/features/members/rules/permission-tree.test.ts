import { expect, it } from 'vitest';
import { PERMISSIONS } from '#features/access/rules/public.ts';
import { compareCodes, notYetOpen, opensSomething, PERMISSION_TREE, permissionName } from './permission-tree.ts';

it('shows every permission exactly once', () => {
  const shown = PERMISSION_TREE.flatMap(({ codes }) => codes);
  expect(shown.toSorted()).toEqual(Object.keys(PERMISSIONS).toSorted());
});

it('compares two roles', () => {
  expect(compareCodes(['A', 'B'], ['B', 'C'])).toEqual({ only: ['A'], lacks: ['C'] });
});

it('names codes it does not know by themselves', () => {
  expect(permissionName('USER_ADD')).toBe('新增用户');
  expect(permissionName('SOMETHING_NEW')).toBe('SOMETHING_NEW');
});

it('tells what opens nothing yet, but for what a role has already', () => {
  const asked = ['ORDER_ADD', 'MATCH_ORDER_PAGE', 'SMART_DEVICE_MANAGEMENT', 'TRADE_MANAGEMENT'];
  expect(notYetOpen(asked)).toEqual(['MATCH_ORDER_PAGE', 'SMART_DEVICE_MANAGEMENT']);
  expect(notYetOpen(asked, ['MATCH_ORDER_PAGE'])).toEqual(['SMART_DEVICE_MANAGEMENT']);
  expect([opensSomething('ORDER_APPROVE'), opensSomething('SOMETHING_NEW')]).toEqual([true, false]);
});
