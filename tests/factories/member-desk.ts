import { eq } from 'drizzle-orm';
import { memberships } from '#features/access/api/access-tables.ts';
import type { PermissionCode } from '#features/access/rules/public.ts';
import type { TestShop } from '../test-shop.ts';
import { buildDepartment } from './build-approval-flow.ts';
import type { TestFirm, TestMember } from './build-member.ts';
import { nextNumber } from './next-number.ts';

/** What an administrator of users alone holds. */
export const USER_CODES: PermissionCode[] = [
  ...(['USER_MANAGEMENT', 'USER_ADD', 'USER_EDIT', 'USER_CONTROL', 'USER_FREEZE', 'USER_DELETE'] as const),
];

/** A place with these roles, with everything else as narrow as it gets. */
export const placeWith = (roleIds: string[]) => ({
  departmentId: null,
  jobTitle: '',
  roleIds,
  dataScope: 'self',
  approves: true,
  amountLimit: null,
});

/** Somebody with these roles whom nobody has invited yet. */
export const inviteeWith = (roleIds: string[]) => ({
  name: '韩梅梅',
  email: `hmm${nextNumber()}@firm.example`,
  ...placeWith(roleIds),
});

/** The calls of the administration of users, and what is behind them. */
export function memberDeskOf(shop: TestShop) {
  const act = (member: TestMember, path: string, input: object) =>
    shop.post(`/member-center/${path}`, input, { token: member.token, key: `members-${nextNumber()}` });
  const { owner } = shop.db;
  return {
    act,
    read: (member: TestMember, path: string, query: Record<string, string> = {}) =>
      shop.get(`/member-center/${path}?${new URLSearchParams(query)}`, { token: member.token }),
    async buildRole(admin: TestMember, codes: PermissionCode[]): Promise<string> {
      const { body } = await act(admin, 'roles/add', { name: `角色 ${nextNumber()}`, note: '', codes });
      return body.data.roleId;
    },
    async memberOf(memberId: bigint | string) {
      const [row] = await owner
        .select()
        .from(memberships)
        .where(eq(memberships.id, BigInt(memberId)));
      return row;
    },
    buildDepartment: (firm: TestFirm, name: string, parentId?: bigint) =>
      buildDepartment(owner, firm, { name, parentId }),
  };
}
