import { roleApi } from '../members-api.ts';

const { query } = roleApi;

export interface RoleKey {
  roleId: string;
  companyId?: string;
}

export const rolesQuery = (companyId?: string) => query.list.queryOptions({ input: { companyId } });
export const roleQuery = (key: RoleKey) => query.detail.queryOptions({ input: key });
