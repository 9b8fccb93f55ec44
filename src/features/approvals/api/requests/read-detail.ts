import { presentAttachment } from '#business/attachments/api/public.ts';
import { skuPicture } from '#features/catalog/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { ApprovalDetail, ApprovalProgress, BudgetView } from '../../contract/approval-schemas.ts';
import { allowedActs } from '../../rules/allowed-acts.ts';
import { approvalEvents } from '../../rules/approval-events.ts';
import type { DocumentSnapshot, SnapshotLine } from '../../rules/document-snapshot.ts';
import { pendingTasks } from '../../rules/request-state.ts';
import { readFiles } from '../files/request-attachments.ts';
import { readDeciders } from '../people/decider-repo.ts';
import { readSelfApproval } from '../tasks/read-self-approval.ts';
import { type DocumentKeepers, type PastPrice } from './document-keeper.ts';
import { readLineRefusals } from './event-repo.ts';
import { readNames } from './list-repo.ts';
import { presentHead } from './present-head.ts';
import { peopleOf, presentSteps } from './present-steps.ts';
import { readDepartmentName } from './read-department-name.ts';
import { readEvents, readSimilar, readTaskNotes } from './read-history.ts';
import { findRequestOf, type LoadedRequest, type RequestRow, readRequest } from './request-repo.ts';
import { findVisible } from './visible-repo.ts';

/** Budget before and after a document, as those who keep budgets tell it. */
export type ReadBudgets = (
  db: Db,
  document: { firmId: bigint; documentType: string; documentNo: string; lines: readonly SnapshotLine[] },
) => Promise<BudgetView[]>;

export interface DetailTools {
  documents: DocumentKeepers;
  budgets: ReadBudgets;
}

type Reasons = { flowName: string; because: string[] }[];

const reasonsOf = ({ reasons }: RequestRow): Reasons =>
  (reasons as Reasons).map(({ flowName, because }) => ({ flowName, because }));

const LINE_IS_GONE = '已取消';

function presentLine(
  line: SnapshotLine,
  prices: ReadonlyMap<string, PastPrice[]>,
  refusals: ReadonlyMap<number, string>,
) {
  const past = line.itemNo === null ? [] : (prices.get(line.itemNo) ?? []);
  return {
    ...line,
    productImg: line.itemNo === null ? null : skuPicture({ itemNo: line.itemNo }),
    prices: past.map(({ at, price }) => ({ at: at.toISOString(), price })),
    refusedReason: line.refused ? (refusals.get(line.lineNo) ?? LINE_IS_GONE) : '',
  };
}

/** The document as it is asked about: facts, lines with what was paid before, what it does to the budget. */
export async function readDocumentView(db: Db, { documents, budgets }: DetailTools, row: RequestRow) {
  const { facts, lines } = row.snapshot as DocumentSnapshot;
  const prices = (await documents.get(row.documentType)?.readPrices(db, row)) ?? new Map();
  const refused = await readLineRefusals(db, row);
  const reasons = new Map(refused.map(({ lineNo, reason }) => [lineNo, reason || '未通过审批']));
  return {
    facts,
    lines: lines.map((line) => presentLine(line, prices, reasons)),
    budgets: await budgets(db, { ...row, lines: lines.filter((line) => !line.refused) }),
    reasons: reasonsOf(row),
  };
}

async function presentEvents(db: Db, row: RequestRow, names: ReadonlyMap<bigint, string>) {
  const events = await readEvents(db, row);
  const unknown = events.flatMap(({ userId }) => (userId && !names.has(userId) ? [userId] : []));
  const more = unknown.length > 0 ? await readNames(db, row.firmId, unknown) : names;
  const nameOf = (userId: bigint | null) =>
    userId === null ? null : (names.get(userId) ?? more.get(userId) ?? '已离职同事');
  const files = Map.groupBy(await readFiles(db, row), ({ part }) => part);
  return events.flatMap(({ id, kind, detail, userId, onBehalfOf, at }) =>
    approvalEvents.present({ kind, detail, actorName: nameOf(userId), createdAt: at }, true).map((event) => ({
      ...event,
      kind,
      onBehalfOf: nameOf(onBehalfOf),
      files: (files.get(id) ?? []).map(presentAttachment),
    })),
  );
}

async function loadVisible(db: Db, row: RequestRow): Promise<LoadedRequest> {
  const loaded = await readRequest(db, row);
  if (!loaded) throw new Error('request vanished');
  return loaded;
}

async function presentRequest(db: Db, { row, state }: LoadedRequest, names: ReadonlyMap<bigint, string>) {
  const asked = pendingTasks(state).map(({ memberId }) => memberId);
  const able = await readDeciders(db, row.firmId, asked);
  return {
    ...presentHead(row, state.status),
    requesterName: names.get(row.requesterUserId) ?? '已离职同事',
    departmentName: row.departmentId === null ? '' : await readDepartmentName(db, row.firmId, row.departmentId),
    waitingFor: [...new Set(able.map(({ name }) => name))],
    stranded: state.status === 'running' && able.length === 0,
  };
}

/** What is kept for a document while it waits; a kind that nobody carries any more keeps nothing. */
const holdsOf = (documents: DocumentKeepers, { documentType }: Pick<RequestRow, 'documentType'>): string =>
  documents.get(documentType)?.holds ?? '';

/** Everything the page of a request shows; null for those the caller may not see and those that do not exist. */
export async function readDetail(
  db: Db,
  tools: DetailTools,
  caller: SignedInCaller,
  requestNo: string,
): Promise<ApprovalDetail | null> {
  const row = await findVisible(db, caller, requestNo);
  if (!row) return null;
  const loaded = await loadVisible(db, row);
  const { state } = loaded;
  const notes = await readTaskNotes(db, row);
  const names = await readNames(db, row.firmId, [row.requesterUserId, ...peopleOf(state)]);
  const mine = pendingTasks(state).find(({ userId }) => userId === caller.userId);
  const mayDecideOwn = await readSelfApproval(db, caller, row.requesterMemberId);
  const asked = peopleOf(state).includes(caller.userId);
  const similar = await readSimilar(db, caller, row);
  const own = row.requesterUserId === caller.userId;
  return {
    ...(await presentRequest(db, loaded, names)),
    ...(await readDocumentView(db, tools, row)),
    taskId: mine?.id ? String(mine.id) : null,
    dueAt: notes.find(({ id }) => id === mine?.id)?.dueAt?.toISOString() ?? null,
    note: mine?.onBehalfOf ? `代 ${names.get(mine.onBehalfOf) ?? '同事'} 审批` : '',
    steps: presentSteps(state, notes, names),
    events: await presentEvents(db, row, names),
    holds: holdsOf(tools.documents, row),
    documentHref: own ? (tools.documents.get(row.documentType)?.hrefOf(row.documentNo) ?? null) : null,
    similar: similar.map(({ amountFen, sameItems, ...one }) => ({
      ...one,
      amount: formatAmount(amountFen),
      why: sameItems ? '含相同商品' : '同一申请人',
    })),
    acts: allowedActs(state, { memberId: caller.memberId, mayDecideOwn, asked }),
    own,
  };
}

/** How far the approval of a document is; null where none was asked for or the caller may not see it. */
export async function readProgress(
  db: Db,
  documents: DocumentKeepers,
  caller: SignedInCaller,
  document: { documentType: string; documentNo: string },
): Promise<ApprovalProgress | null> {
  const { firmId } = caller;
  const id = await findRequestOf(db, { firmId, ...document });
  const loaded = id === null ? null : await readRequest(db, { firmId, id });
  if (!loaded || !(await findVisible(db, caller, loaded.row.requestNo))) return null;
  const names = await readNames(db, firmId, [loaded.row.requesterUserId, ...peopleOf(loaded.state)]);
  const { requestNo, status, statusLabel, waitingFor, stranded, ...head } = await presentRequest(db, loaded, names);
  // What came back to its requester is kept, too; nobody is told until when while he can put it right.
  const holdUntil = status === 'running' ? head.holdUntil : null;
  const steps = presentSteps(loaded.state, await readTaskNotes(db, loaded.row), names);
  const holds = holdsOf(documents, loaded.row);
  const reasons = reasonsOf(loaded.row);
  return { requestNo, status, statusLabel, holds, holdUntil, waitingFor, stranded, reasons, steps };
}
