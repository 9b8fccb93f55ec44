import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { type BankSearch, linesInput, readBankSearch } from './bank-search.ts';
import { bankApi } from './receivable-desk-api.ts';

export const linesQuery = (search: BankSearch) => bankApi.query.lines.queryOptions({ input: linesInput(search) });
export const importsQuery = (search: BankSearch) => bankApi.query.imports.queryOptions({ input: pageOfUrl(search) });
export const accountsQuery = bankApi.query.accounts.queryOptions({ input: {} });

export async function loadBank(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const search = readBankSearch(address);
  await loadList(queryClient, linesQuery(search));
  if (search.tab === 'imports') await loadList(queryClient, importsQuery(search));
}
