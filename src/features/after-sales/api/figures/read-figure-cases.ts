import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { CASE_REASONS, type CaseReason } from '../../contract/case-reasons.ts';
import { CASE_KINDS, type CaseKind } from '../../contract/case-words.ts';
import type { FigureCase, FigureCasesInput } from '../../contract/figure-schemas.ts';
import { caseDeskLabel, caseStates } from '../../rules/case-status.ts';
import { afterSaleCases as cases } from '../case-tables.ts';
import { figureLines } from './figure-lines-repo.ts';

interface Row extends Record<string, unknown> {
  case_no: string;
  order_no: string;
  firm_name: string;
  kind: string;
  status: string;
  reasons: string[];
  goods: string;
  lines: number;
  fen: string;
  created_at: Date | string;
  hours: number | null;
  total: number;
}

const present = (row: Row): FigureCase => ({
  caseNo: row.case_no,
  orderNo: row.order_no,
  firmName: row.firm_name,
  kindLabel: CASE_KINDS[row.kind as CaseKind],
  statusLabel: caseDeskLabel(caseStates.read(row.status)),
  reasonLabel: row.reasons.map((code) => CASE_REASONS[code as CaseReason]?.label ?? code).join('、'),
  goods: row.goods,
  lineCount: row.lines,
  amount: formatAmount(BigInt(row.fen)),
  createdAt: new Date(row.created_at).toISOString(),
  settledHours: row.hours === null ? null : Math.round(row.hours),
});

/** The cases a number is made of, the newest first; their goods and amounts are those of the lines that are counted. */
export async function readFigureCases(db: Db, { pageNo, pageSize, by, key, ...scope }: FigureCasesInput) {
  const counted = key === undefined ? undefined : by;
  const { rows } = await db.execute<Row>(sql`${figureLines(scope, counted, true)}
    select ${cases.caseNo} as case_no, ${cases.kind} as kind, ${cases.status} as status, ${cases.createdAt} as created_at, one.*
    from (select case_id, min(order_no) order_no, min(firm_name) firm_name, array_agg(distinct reason) reasons,
        min(product_name) goods, count(*)::int lines, sum(asked_fen)::text fen, min(hours)::float8 as hours,
        (count(*) over ())::int as total
      from claimed ${counted === undefined ? sql`` : sql`where key = ${key ?? ''}`} group by case_id) one
      join ${cases} on ${cases.id} = one.case_id
    order by ${cases.createdAt} desc, ${cases.id} desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  return { list: rows.map(present), total: rows[0]?.total ?? 0, pageNo, pageSize };
}
