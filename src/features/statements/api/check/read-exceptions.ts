import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { notFound } from '#platform/api/refuse.ts';
import type {
  DeskExceptionInput,
  DeskExceptionPage,
  ExceptionInput,
  ExceptionPage,
  ExceptionRow,
} from '../../contract/check-schemas.ts';
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
  cleared: '已处理',
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

/** Who settled it, for people of his own side: the other one hears that it is settled. */
const settledBy = (status: string): 'shop' | 'buyer' => (status === 'cleared' ? 'shop' : 'buyer');

async function readPage(
  db: Db,
  condition: SQL | undefined,
  { status, reason, pageNo, pageSize }: Wish,
  reader: 'shop' | 'buyer',
) {
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
    resolverName:
      found.resolvedBy === null || settledBy(found.status) !== reader ? null : (names.get(found.resolvedBy) ?? null),
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
  const { list, ...page } = await readPage(db, own, wish, 'buyer');
  return { ...page, list: list.map(({ firmName: _, ...row }) => row) };
}

/** The same of all firms. */
export function readDeskExceptions(db: Db, { keyword, ...wish }: DeskExceptionInput): Promise<DeskExceptionPage> {
  const like = keyword && containing(keyword);
  const words = like
    ? sql`(${firmsView.name} ilike ${like} or ${statements.statementNo} = ${keyword} or ${lines.orderNo} = ${keyword} or ${lines.itemNo} = ${keyword})`
    : undefined;
  return readPage(db, words, wish, 'shop');
}
