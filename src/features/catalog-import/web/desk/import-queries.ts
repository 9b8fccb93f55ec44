import { isMoving } from '../../rules/run-states.ts';
import { importApi } from './import-api.ts';
import { type ImportsSearch, runsInput } from './imports-search.ts';

const { query } = importApi;
/** How often a page looks again while an import goes on. */
const LOOK_AGAIN_MS = 1_000;

export const runsQuery = (search: ImportsSearch) => ({
  ...query.listRuns.queryOptions({ input: runsInput(search) }),
  refetchInterval: (running: { state: { data?: { list: readonly { status: Parameters<typeof isMoving>[0] }[] } } }) =>
    running.state.data?.list.some(({ status }) => isMoving(status)) ? LOOK_AGAIN_MS : (false as const),
});

export const runQuery = (id: string) => ({
  ...query.readRun.queryOptions({ input: { id } }),
  refetchInterval: (running: { state: { data?: { status: Parameters<typeof isMoving>[0] } } }) =>
    running.state.data && isMoving(running.state.data.status) ? LOOK_AGAIN_MS : (false as const),
});

export const previewQuery = (id: string, supplier: string, sheet: string) => ({
  ...query.preview.queryOptions({ input: { id, supplier, sheet } }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
