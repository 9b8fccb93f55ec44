import type { QueryClient } from '@tanstack/react-query';
import { loadList } from '#platform/web/kits/list/list-query.ts';
import { deskEnquiryQuery, queueQuery } from '../enquiry-api.ts';
import { readDeskSearch } from '../enquiry-search.ts';

export async function loadEnquiries(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const search = readDeskSearch(address);
  await loadList(queryClient, queueQuery(search));
  if (search.enquiryNo) await queryClient.prefetchQuery(deskEnquiryQuery(search.enquiryNo));
}
