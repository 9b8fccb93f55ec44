import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { choicesQuery, loadCompanies, readIdInUrl } from '../company-queries.ts';
import { rightsQuery, userCountsQuery, userQuery, usersQuery } from './user-queries.ts';
import { readUserSearch } from './user-search.ts';

export async function loadUsers(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  const search = readUserSearch(address);
  await Promise.all([
    loadCompanies(client),
    client.ensureQueryData(choicesQuery(search.companyId)),
    loadList(client, usersQuery(search)),
    loadList(client, userCountsQuery(search)),
  ]);
}

export async function loadUserEdit(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  const [memberId, companyId] = [readIdInUrl(address.memberId), readIdInUrl(address.companyId)];
  await Promise.all([
    loadCompanies(client),
    client.ensureQueryData(choicesQuery(companyId)),
    memberId === undefined ? undefined : client.ensureQueryData(userQuery({ memberId, companyId })),
  ]);
}

export async function loadUserDetail(client: QueryClient, address: Record<string, unknown>): Promise<void> {
  const [memberId, companyId] = [readIdInUrl(address.memberId), readIdInUrl(address.companyId)];
  await loadCompanies(client);
  if (memberId === undefined) return;
  await Promise.all([
    client.ensureQueryData(userQuery({ memberId, companyId })),
    client.ensureQueryData(rightsQuery({ memberId, companyId })),
  ]);
}
