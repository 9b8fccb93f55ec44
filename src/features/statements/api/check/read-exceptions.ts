import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import type {
  DeskExceptionInput,
  DeskExceptionPage,
  ExceptionInput,
  ExceptionPage,
  ExceptionRow,
  ResolveInput,
} from '../../contract/check-schemas.ts';
import { exceptionErrors } from '../../contract/statement-errors.ts';
import { EXCEPTION_REASONS, type ExceptionReason } from '../../contract/statement-words.ts';
import { statementExceptions as exceptions } from '../dispute-tables.ts';
import { readUserNames } from '../read-names.ts';
import { findStatement } from '../statement-repo.ts';
import { numbered, numberedIn, viewOfCaller } from '../statement-scope-repo.ts';
import { statementLines as lines, statements } from '../statement-tables.ts';

const STATES: Readonly<Record<string, string>> = {
  open: '待处理',
  accepted: '已接受',
  disputed: '已提异议',
  cleared: '已消除',
};

const COLUMNS = {
  found: exceptions,
  statementNo: statements.statementNo,
  ...{ orderNo: lines.orderNo, itemNo: lines.itemNo, name: lines.name },
  firmName: firmsView.name,
};

const ofLine = and(eq(lines.firmId, exceptions.firmId), eq(lines.id, exceptions.lineId));
const ofStatement = and(eq(statements.firmId, exceptions.firmId), eq(statements.id, exceptions.statementId));

type Wish = Pick<ExceptionInput, 'status' | 'reason' | 'pageNo' | 'pageSize'>;

async function readPage(db: Db, condition: SQL | undefined, { status, reason, pageNo, pageSize }: Wish) {
  const wanted = and(
    condition,
    status === 'open' ? eq(exceptions.status, 'open') : undefined,
    reason ? eq(exceptions.reason, reason) : undefined,
  );
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(exceptions)
    .innerJoin(lines, ofLine)
    .innerJoin(statements, ofStatement)
    .innerJoin(firmsView, eq(firmsView.id, exceptions.firmId))
    .where(wanted);
  const rows = await db
    .select(COLUMNS)
    .from(exceptions)
    .innerJoin(lines, ofLine)
    .innerJoin(statements, ofStatement)
    .innerJoin(firmsView, eq(firmsView.id, exceptions.firmId))
    .where(wanted)
    .orderBy(desc(exceptions.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const names = await readUserNames(
    db,
    rows.map(({ found }) => found.resolvedBy),
  );
  const list = rows.map(({ found, firmName, ...goods }): ExceptionRow & { firmName: string } => ({
    ...goods,
    firmName,
    exceptionId: String(found.id),
    lineId: String(found.lineId),
    reason: found.reason as ExceptionReason,
    reasonLabel: EXCEPTION_REASONS[found.reason as ExceptionReason],
    ...{ expected: found.expected, found: found.found, difference: found.difference, note: found.note },
    status: found.status as ExceptionRow['status'],
    statusLabel: STATES[found.status] ?? found.status,
    resolverName: found.resolvedBy === null ? null : (names.get(found.resolvedBy) ?? null),
    createdAt: found.createdAt.toISOString(),
    resolvedAt: found.resolvedAt?.toISOString() ?? null,
  }));
  return { list, total: counted?.total ?? 0, pageNo, pageSize };
}

/** What does not fit of lines the caller sees, the latest first. */
export async function readExceptions(
  db: Db,
  caller: SignedInCaller,
  { statementNo, ...wish }: ExceptionInput,
): Promise<ExceptionPage> {
  const view = viewOfCaller(caller);
  if (statementNo && !(await findStatement(db, numberedIn(view, statementNo)))) throw notFound('对账单');
  const own = and(eq(exceptions.firmId, caller.firmId), view.lines, statementNo ? numbered(statementNo) : undefined);
  const { list, ...page } = await readPage(db, own, wish);
  return { ...page, list: list.map(({ firmName: _, ...row }) => row) };
}

/** The same of all firms. */
export function readDeskExceptions(db: Db, { keyword, ...wish }: DeskExceptionInput): Promise<DeskExceptionPage> {
  const like = keyword && containing(keyword);
  const words = like
    ? sql`(${firmsView.name} ilike ${like} or ${statements.statementNo} = ${keyword} or ${lines.orderNo} = ${keyword} or ${lines.itemNo} = ${keyword})`
    : undefined;
  return readPage(db, words, wish);
}

/** Somebody of the company has looked at a difference: it is acceptable after all, or a dispute says the rest. */
export async function resolveException(
  db: Db,
  caller: SignedInCaller,
  { exceptionId, resolution, note }: ResolveInput,
): Promise<{ exceptionId: string; status: string }> {
  const { firmId, userId } = caller;
  const own = and(eq(exceptions.firmId, firmId), eq(exceptions.id, BigInt(exceptionId)));
  const [found] = await db
    .select({ status: exceptions.status })
    .from(exceptions)
    .innerJoin(lines, ofLine)
    .where(and(own, viewOfCaller(caller).lines))
    .for('update', { of: exceptions });
  if (!found) throw notFound('差异');
  if (found.status !== 'open') throw refuse(exceptionErrors, 'EXCEPTION_DONE');
  await db.update(exceptions).set({ status: resolution, note, resolvedBy: userId, resolvedAt: sql`now()` }).where(own);
  await writeAudit(db, caller, {
    action: 'statement.exception_resolved',
    objectType: 'statement_exception',
    objectId: exceptionId,
    after: { resolution, detail: note },
  });
  return { exceptionId, status: resolution };
}
