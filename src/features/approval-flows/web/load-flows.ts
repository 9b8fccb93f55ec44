import type { QueryClient } from '@tanstack/react-query';
import { readFlowAddress } from './flow-address.ts';
import { flowDetailQuery, flowListQuery } from './flow-queries.ts';

/** What the page shows first: the list, or the flow that is to be changed. */
export async function loadFlows(queryClient: QueryClient, address: Record<string, unknown>): Promise<void> {
  const { edit } = readFlowAddress(address);
  if (edit === undefined) await queryClient.ensureQueryData(flowListQuery);
  else if (edit !== 'new') await queryClient.ensureQueryData(flowDetailQuery(edit));
}
