import { readFirmName } from '#features/organisation/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { linkErrors } from '../../contract/approval-errors.ts';
import type { LinkView } from '../../contract/approval-link-contract.ts';
import type { DecisionResult } from '../../contract/approval-schemas.ts';
import { approvalStatusLabel } from '../../rules/approval-status.ts';
import { pendingTasks, type Task } from '../../rules/request-state.ts';
import { readDeciders } from '../people/decider-repo.ts';
import type { LineRefusal } from '../requests/event-repo.ts';
import { readNames } from '../requests/list-repo.ts';
import { readDepartmentName } from '../requests/read-department-name.ts';
import { type DetailTools, readDocumentView } from '../requests/read-detail.ts';
import { type LoadedRequest, lockRequestOfTask, readRequestOfTask } from '../requests/request-repo.ts';
import { decideTaskNow } from '../tasks/decide-task-now.ts';
import { type ApprovalTools, attempt } from '../tasks/decide-tasks.ts';
import { findMailToken, type MailToken, spendMailToken } from './mail-token-repo.ts';

/** From ¥100,000 on a link alone is not enough (security check 48). */
const LOGIN_FROM_FEN = 10_000_000n;

type Tools = ApprovalTools & DetailTools;

/** The token of a code, if this caller may use it: others who are logged in may not, whoever forwarded the mail. */
async function tokenOf({ database }: Tools, caller: Caller, code: string): Promise<MailToken> {
  const token = await findMailToken(database.public, code);
  if (!token || token.expiresAt <= new Date()) throw refuse(linkErrors, 'APPROVAL_LINK_GONE');
  if (token.usedAt) throw refuse(linkErrors, 'APPROVAL_LINK_USED');
  if (caller.userId !== null && caller.userId !== token.userId) throw refuse(linkErrors, 'APPROVAL_LINK_OTHER');
  return token;
}

interface Linked {
  request: LoadedRequest;
  task: Task;
}

/** What the code is about, if nothing of it has changed since the mail was written and its owner may still decide. */
async function linked(db: Db, token: MailToken, load = readRequestOfTask): Promise<Linked> {
  const request = await load(db, token.firmId, token.taskId);
  const task =
    request && pendingTasks(request.state).find(({ id, userId }) => id === token.taskId && userId === token.userId);
  const same = request?.row.version === token.requestVersion && request.state.status === 'running';
  if (!request || !task || !same) throw refuse(linkErrors, 'APPROVAL_LINK_GONE');
  const [person] = await readDeciders(db, token.firmId, [task.memberId]);
  if (!person) throw refuse(linkErrors, 'APPROVAL_LINK_GONE');
  return { request, task };
}

const needsLogin = ({ request }: Linked, caller: Caller) =>
  request.row.amountFen >= LOGIN_FROM_FEN && caller.userId === null;

const scopeOf = ({ firmId, userId }: MailToken) => ({ firmId, userId });

/** Shows what a link asks about. It changes nothing, however often it is opened. */
export async function openMailLink(tools: Tools, caller: Caller, code: string): Promise<LinkView> {
  const token = await tokenOf(tools, caller, code);
  return inTransaction(tools.database, scopeOf(token), 'read', async (db) => {
    const found = await linked(db, token);
    const { row, state } = found.request;
    const names = await readNames(db, row.firmId, [row.requesterUserId, token.userId]);
    return {
      requestNo: row.requestNo,
      documentType: row.documentType as LinkView['documentType'],
      title: row.title,
      amount: formatAmount(row.amountFen),
      statusLabel: approvalStatusLabel(state.status),
      requesterName: names.get(row.requesterUserId) ?? '同事',
      departmentName: row.departmentId === null ? '' : await readDepartmentName(db, row.firmId, row.departmentId),
      createdAt: row.createdAt.toISOString(),
      ...(await readDocumentView(db, tools, row)),
      firmName: await readFirmName(db, row.firmId),
      approverName: names.get(token.userId) ?? '',
      expiresAt: token.expiresAt.toISOString(),
      loginNeeded: needsLogin(found, caller),
    };
  });
}

export interface LinkAct {
  code: string;
  action: 'approve' | 'refuse';
  comment: string;
  refusedLines: readonly LineRefusal[];
}

/** Spends a link and decides what it asks, in one transaction: what cannot be decided leaves the link as it was. */
export async function actOnMailLink(tools: Tools, caller: Caller, { code, ...act }: LinkAct): Promise<DecisionResult> {
  const token = await tokenOf(tools, caller, code);
  const { firmId, userId, taskId } = token;
  const memberId = await inTransaction(tools.database, scopeOf(token), 'read', async (db) => {
    const found = await linked(db, token);
    if (needsLogin(found, caller)) throw refuse(linkErrors, 'APPROVAL_LINK_LOGIN');
    return found.task.memberId;
  });
  const decider = { firmId, userId, memberId, permissions: new Set<string>() };
  return attempt(tools, decider, { taskId, action: act.action }, async (db) => {
    const { request } = await linked(db, token, lockRequestOfTask);
    if (!(await spendMailToken(db, firmId, code))) throw refuse(linkErrors, 'APPROVAL_LINK_USED');
    return decideTaskNow(db, tools.documents, decider, { ...act, taskId, snapshotHash: request.row.snapshotHash });
  });
}
