import { isMoving, type RunStatus } from '../../rules/run-states.ts';
import { importApi } from './import-api.ts';
import { type ImportsSearch, runsInput } from './imports-search.ts';

const { query } = importApi;
/** How often a page looks again while an import goes on. */
const LOOK_AGAIN_MS = 1_000;

interface Asked {
  status?: RunStatus;
  mine?: boolean;
  pageNo: number;
  pageSize: number;
}

const listQuery = (input: Asked) => ({
  ...query.listRuns.queryOptions({ input }),
  refetchInterval: (running: { state: { data?: { list: readonly { status: Parameters<typeof isMoving>[0] }[] } } }) =>
    running.state.data?.list.some(({ status }) => isMoving(status)) ? LOOK_AGAIN_MS : (false as const),
});

export const runsQuery = (search: ImportsSearch) => listQuery(runsInput(search));

/** What this person handed in, for his own list of what he has begun; as long as some of it goes on it is looked at again. */
export const ownRunsQuery = (page: { pageNo: number; pageSize: number }) => listQuery({ ...page, mine: true });

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
