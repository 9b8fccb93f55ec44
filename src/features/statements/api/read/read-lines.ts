import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import { notFound } from '#platform/api/refuse.ts';
import { calendarDay } from '#platform/shared/wire-schemas.ts';
import type { LinePage, LinesInput } from '../../contract/statement-schemas.ts';
import { readCursor, writeCursor } from '../../rules/line-cursor.ts';
import { statementDisputes as disputes, statementExceptions as exceptions } from '../dispute-tables.ts';
import { findStatement, type StatementRow } from '../statement-repo.ts';
import { numberedIn, type StatementView } from '../statement-scope-repo.ts';
import { statementLines as lines } from '../statement-tables.ts';
import { type LineRow, presentLine } from './present-line.ts';

const SORTED = { day: lines.day, order: lines.orderNo, costCenter: lines.costCenter } as const;

const openExceptions = (line: SQL) =>
  sql`(select from ${exceptions} x where x.firm_id = ${lines.firmId} and x.line_id = ${line} and x.status = 'open')`;

const TABS: Readonly<Record<LinesInput['tab'], SQL | undefined>> = {
  all: undefined,
  open: eq(lines.status, 'open'),
  disputed: eq(lines.status, 'disputed'),
  confirmed: eq(lines.status, 'confirmed'),
  adjusted: sql`${lines.source} not in ('sign', 'freight')`,
  settled: eq(lines.status, 'settled'),
  exceptions: sql`exists ${openExceptions(sql`${lines.id}`)}`,
};

const worded = (keyword: string) =>
  sql`(${lines.orderNo} = ${keyword.toUpperCase()} or ${lines.poNumber} = ${keyword} or ${lines.itemNo} = ${keyword}
    or ${lines.name} ilike ${containing(keyword)})`;

/** Keys of pages come from outside: the database takes no day that never was, and no text with the character 0. */
const isSortValue = (sort: LinesInput['sort'], value: string): boolean =>
  sort === 'day' ? calendarDay().safeParse(value).success : !value.includes('\0');

/** Lines behind the last one of the page before. */
function behind(sort: LinesInput['sort'], after: string): SQL {
  const cursor = readCursor(after);
  const safe = cursor && isSortValue(sort, cursor.value) ? cursor : null;
  if (!safe) throw notFound('这一页');
  const value = sort === 'day' ? sql`${safe.value}::date` : sql`${safe.value}`;
  return sql`(${SORTED[sort]}, ${lines.id}) > (${value}, ${safe.id})`;
}

/** What goes with lines: their disputes, and what the check found. */
export async function readLineFacts(db: Db, firmId: bigint, rows: readonly LineRow[]) {
  const asked = rows.flatMap(({ disputeId }) => (disputeId === null ? [] : [disputeId]));
  const told =
    asked.length === 0
      ? []
      : await db
          .select()
          .from(disputes)
          .where(and(eq(disputes.firmId, firmId), inArray(disputes.id, asked)));
  const found =
    rows.length === 0
      ? []
      : await db
          .select({ lineId: exceptions.lineId, reason: exceptions.reason })
          .from(exceptions)
          .where(
            and(
              eq(exceptions.firmId, firmId),
              inArray(
                exceptions.lineId,
                rows.map(({ id }) => id),
              ),
              eq(exceptions.status, 'open'),
            ),
          );
  return (row: LineRow) => ({
    dispute: told.find(({ id }) => id === row.disputeId) ?? null,
    exceptions: found.filter(({ lineId }) => lineId === row.id).map(({ reason }) => reason),
  });
}

type Wish = Pick<LinesInput, 'tab' | 'sort' | 'keyword' | 'after' | 'pageSize'>;

/** Lines of a statement the reader sees, page by key: the thousandth page costs what the first does. */
export async function readLinesOf(
  db: Db,
  { firmId, id }: StatementRow,
  view: StatementView,
  { tab, sort: wanted, keyword, after, pageSize }: Wish,
): Promise<{ rows: LineRow[]; next: string | null }> {
  // The key of a page says what it is sorted by: cost centres stay inside the company.
  const sort = view.inside || wanted !== 'costCenter' ? wanted : 'day';
  const condition = and(
    ...[eq(lines.firmId, firmId), eq(lines.statementId, id), view.lines, TABS[tab]],
    keyword ? worded(keyword) : undefined,
    after ? behind(sort, after) : undefined,
  );
  const found = await db
    .select()
    .from(lines)
    .where(condition)
    .orderBy(asc(SORTED[sort]), asc(lines.id))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const values = last && { day: last.day, order: last.orderNo, costCenter: last.costCenter };
  const next = last && values && found.length > pageSize ? writeCursor({ value: values[sort], id: last.id }) : null;
  return { rows, next };
}

export async function readLinePage(db: Db, view: StatementView, input: LinesInput): Promise<LinePage> {
  const statement = await findStatement(db, numberedIn(view, input.statementNo));
  if (!statement) throw notFound('对账单');
  const { rows, next } = await readLinesOf(db, statement, view, input);
  const factsOf = await readLineFacts(db, statement.firmId, rows);
  return { list: rows.map((row) => presentLine(row, { ...factsOf(row), inside: view.inside })), next };
}
