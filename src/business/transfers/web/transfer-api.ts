import { featureApi } from '#platform/web/api-client.ts';
import type { transferContract } from '../contract/transfer-contract.ts';
import type { CentreInput, CentrePage } from '../contract/transfer-schemas.ts';
import transferCalls from '../contract/transfers-calls.gen.json';
import { isMoving } from '../rules/transfer-states.ts';

export const transferApi = featureApi<typeof transferContract>('transfers', transferCalls);

/** How often a page looks whether a file is ready, in milliseconds. */
const LOOK_AGAIN = 1_500;

/** A person's tasks of one kind, the newest first; looked at again while one of them goes on. */
export const tasksQuery = (kind: string) => ({
  ...transferApi.query.list.queryOptions({ input: { kind } }),
  refetchInterval: ({ state }: { state: { data?: readonly { status: Parameters<typeof isMoving>[0] }[] } }) =>
    state.data?.some(({ status }) => isMoving(status)) ? LOOK_AGAIN : (false as const),
});

/** How often the download centre looks for what the calendar has made meanwhile. */
const LOOK_FOR_NEW = 30_000;

/** One page of the download centre; it moves while something does. */
export const centreQuery = (input: Partial<CentreInput>) => ({
  ...transferApi.query.centre.queryOptions({ input }),
  refetchInterval: ({ state }: { state: { data?: CentrePage } }) =>
    (state.data?.counts.moving ?? 0) > 0 ? LOOK_AGAIN : LOOK_FOR_NEW,
});
