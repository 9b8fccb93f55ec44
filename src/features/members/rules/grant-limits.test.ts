import { describe, expect, it } from 'vitest';
import { beyondGrantor, comparedCodes, grantableScopes, isScopeWithin } from './grant-limits.ts';

describe('what one person may give another', () => {
  it('names what the grantor does not hold, once, in order', () => {
    const held = new Set(['ORDER_ADD', 'USER_ADD']);
    expect(beyondGrantor(held, ['USER_EDIT', 'ORDER_ADD', 'COST_ADD', 'USER_EDIT'])).toEqual(['COST_ADD', 'USER_EDIT']);
    expect(beyondGrantor(held, held)).toEqual([]);
  });

  it.each([
    ['self', 'self', true],
    ['branch', 'department', false],
    ['department', 'branch', true],
    ['group', 'company', false],
  ] as const)('%s by somebody with %s: %s', (wanted, held, allowed) => {
    expect(isScopeWithin(wanted, held)).toBe(allowed);
  });

  it('offers the group to group firms only', () => {
    expect(grantableScopes('group', 'company')).toEqual(['self', 'department', 'branch', 'company']);
    expect(grantableScopes('group', 'group')).toContain('group');
    expect(grantableScopes('department', 'company')).toEqual(['self', 'department']);
  });

  it('measures a group account by administration alone', () => {
    const codes = ['ORDER_ADD', 'APPROVAL_EDIT', 'USER_EDIT', 'ORDER_APPROVE'];
    expect(comparedCodes(codes, 'group')).toEqual(['APPROVAL_EDIT', 'USER_EDIT']);
    expect(comparedCodes(codes, 'company')).toEqual(codes);
  });
});
