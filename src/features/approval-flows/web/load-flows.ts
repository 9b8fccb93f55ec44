import type { QueryClient } from '@tanstack/react-query';
import { readFlowAddress } from './flow-address.ts';
import { flowDetailQuery, flowListQuery } from './flow-queries.ts';

/** What the page shows first: the list, or the flow that is to be changed. */
export async function loadFlows(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const { edit } = readFlowAddress(address);
  const one = edit !== undefined && edit !== 'new' ? [queryClient.ensureQueryData(flowDetailQuery(edit))] : [];
  // With the list come the kinds of documents that may be chosen.
  await Promise.all([queryClient.ensureQueryData(flowListQuery), ...one]);
}
