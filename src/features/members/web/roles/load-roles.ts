import type { QueryClient } from '@tanstack/react-query';
import { loadCompanies, readIdInUrl } from '../company-queries.ts';
import { roleQuery, rolesQuery } from './role-queries.ts';

/** The roles, and the one the address names: to be changed, or to be copied. */
export async function loadRoles(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  const companyId = readIdInUrl(address.companyId);
  const roleId = readIdInUrl(address.roleId) ?? readIdInUrl(address.copyOf);
  await Promise.all([
    loadCompanies(client),
    client.ensureQueryData(rolesQuery(companyId)),
    roleId === undefined ? undefined : client.ensureQueryData(roleQuery({ roleId, companyId })),
  ]);
}
