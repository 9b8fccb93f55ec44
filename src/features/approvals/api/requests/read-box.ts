import { type DocumentStanding, documentKey, readDocumentStandings } from '#features/budgets/api/public.ts';
import { availableOf, isOverspent } from '#features/budgets/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { ApprovalCounts, ApprovalRow } from '../../contract/approval-schemas.ts';
import { isOpen, readApprovalStatus, TASK_STATUSES, type TaskStatus } from '../../rules/approval-status.ts';
import type { DocumentKeepers } from './document-keeper.ts';
import { type BoxRow, countBox, countReturned, type ListWish, readBox, readNames } from './list-repo.ts';
import { presentHead } from './present-head.ts';

/** What the caller did, or for whom he is asked. */
function noteOf({ task }: BoxRow, names: ReadonlyMap<bigint, string>): string {
  if (!task.id || !task.status) return '';
  const stands = task.onBehalfOf ? `代 ${names.get(task.onBehalfOf) ?? '同事'} 审批` : '';
  const did = task.status === 'pending' ? '' : TASK_STATUSES[task.status as TaskStatus].label;
  return [did, stands, task.comment].filter(Boolean).join('，');
}

const leftOf = (standing: DocumentStanding) => availableOf(standing) ?? 0n;

/** The budget that has least left, where one is limited. */
function tightest(standings: readonly DocumentStanding[] = []): ApprovalRow['budget'] {
  const [first, ...others] = standings;
  if (!first) return null;
  const least = others.reduce((a, b) => (leftOf(b) < leftOf(a) ? b : a), first);
  return {
    name: least.name,
    limit: formatAmount(least.limitFen),
    after: formatAmount(leftOf(least)),
    over: isOverspent(least),
  };
}

/** Budgets of what is open on a page, by document; what has ended is charged to nobody any more. */
async function readRowBudgets(db: Db, firmId: bigint, rows: readonly BoxRow[]) {
  const open = rows.filter(({ request }) => isOpen(readApprovalStatus(request.status)));
  const standings = await readDocumentStandings(
    db,
    firmId,
    open.map(({ request }) => request),
  );
  return Map.groupBy(standings, documentKey);
}

type RowBudgets = Awaited<ReturnType<typeof readRowBudgets>>;

export function presentRow(row: BoxRow, names: ReadonlyMap<bigint, string>, budgets: RowBudgets): ApprovalRow {
  const { request, requesterName, departmentName, waitingFor, task } = row;
  const status = readApprovalStatus(request.status);
  return {
    ...presentHead(request, status),
    requesterName,
    departmentName,
    waitingFor,
    stranded: request.status === 'running' && waitingFor.length === 0,
    taskId: task.id === null ? null : String(task.id),
    dueAt: task.status === 'pending' ? (task.dueAt?.toISOString() ?? null) : null,
    budget: tightest(budgets.get(documentKey(request))),
    note: noteOf(row, names),
  };
}

/** One page of a box and how many it holds in all, from the same condition. */
export async function readApprovals(db: Db, caller: SignedInCaller, wish: ListWish) {
  const rows = await readBox(db, caller, wish);
  const stood = rows.flatMap(({ task }) => task.onBehalfOf ?? []);
  const names = stood.length > 0 ? await readNames(db, caller.firmId, stood) : new Map<bigint, string>();
  const budgets = await readRowBudgets(db, caller.firmId, rows);
  const { pageNo, pageSize } = wish;
  // A first page that is not full says how many there are.
  const short = pageNo === 1 && rows.length < pageSize;
  const total = short ? rows.length : await countBox(db, caller, wish);
  return { list: rows.map((row) => presentRow(row, names, budgets)), total, pageNo, pageSize };
}

const ALL = { pageNo: 1, pageSize: 1 };

export async function readCounts(db: Db, caller: SignedInCaller, documents: DocumentKeepers): Promise<ApprovalCounts> {
  const of = (box: ListWish['box']) => countBox(db, caller, { ...ALL, box });
  return {
    todo: await of('todo'),
    done: await of('done'),
    mine: await of('mine'),
    copied: await of('copied'),
    returned: await countReturned(db, caller),
    kinds: [...documents.values()].map(({ code }) => code),
  };
}
