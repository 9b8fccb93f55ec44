import { expect, it } from 'vitest';
import { LOGGED_IN } from '#platform/shared/define-endpoint.ts';
import { ACT_PERMISSIONS, PAGE_PERMISSIONS, PERMISSIONS } from './permission-codes.ts';
import { ROLE_TEMPLATES } from './role-templates.ts';
import { isAdministration, usablePermissions } from './usable-permissions.ts';

const ALL = Object.keys(PERMISSIONS);

it.each(['company', 'punchout', 'staff', 'anonymous'] as const)('%s holds what its roles grant', (identity) => {
  expect(usablePermissions(identity, ALL)).toEqual(ALL);
});

it('a group account administers, whatever its roles grant', () => {
  const left = usablePermissions('group', ALL);
  expect(left).toEqual(
    ALL.filter((code) => /^(USER|ROLE|DEPARTMENT|APPROVAL|COST|COMPANY|PURCHASE_GOODS)_/.test(code)),
  );
  expect(left).toEqual(ALL.filter(isAdministration));
  expect(left).not.toContain('ORDER_APPROVE');
});

it('a sales account looks at what is ordered and offered', () => {
  expect(usablePermissions('sales', ALL)).toEqual([
    ...['TRADE_MANAGEMENT', 'ORDER_MANAGEMENT', 'QUOTE_MANAGEMENT', 'DEMAND_ORDER_MANAGEMENT'],
    'AFTER_SALES_ORDER_MANAGEMENT',
  ]);
});

it('a partner without its procurement system looks and approves, and does nothing to orders, quotes and addresses', () => {
  const gone = ALL.filter((code) => !usablePermissions('restricted', ALL).includes(code));
  expect(gone).toEqual(
    Object.keys(ACT_PERMISSIONS).filter((code) =>
      /^(ORDER|QUOTE|ADDRESS|INVOICE|AFTER_SALES)_(?!ORDER_MAN)/.test(code),
    ),
  );
  expect(gone.filter((code) => code in PAGE_PERMISSIONS)).toEqual([]);
});

it('the roles made for a kind of account lose nothing', () => {
  const { 用户管理员 = [], 销售 = [] } = ROLE_TEMPLATES;
  expect(usablePermissions('group', 用户管理员)).toEqual(用户管理员);
  expect(usablePermissions('sales', 销售)).toEqual(销售);
});

it('gives nobody what was not granted', () => {
  for (const identity of LOGGED_IN) expect(usablePermissions(identity, ['USER_ADD'])).not.toContain('ORDER_ADD');
});
