import type { QueryClient } from '@tanstack/react-query';
import { loadCompanies, readIdInUrl } from '../company-queries.ts';
import { departmentQuery, treeQuery } from './department-queries.ts';

/** The tree, and the department the address names. */
export async function loadDepartments(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  const [departmentId, companyId] = [readIdInUrl(address.departmentId), readIdInUrl(address.companyId)];
  await Promise.all([
    loadCompanies(client),
    client.ensureQueryData(treeQuery(companyId)),
    departmentId === undefined ? undefined : client.ensureQueryData(departmentQuery({ departmentId, companyId })),
  ]);
}
