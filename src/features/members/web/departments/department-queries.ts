import { departmentApi } from '../members-api.ts';

const { query } = departmentApi;

export interface DepartmentKey {
  departmentId: string;
  companyId?: string;
}

export const treeQuery = (companyId?: string) => query.tree.queryOptions({ input: { companyId } });
export const departmentQuery = (key: DepartmentKey) => query.detail.queryOptions({ input: key });
