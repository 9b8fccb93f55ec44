import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import { calendarDay } from '#platform/shared/wire-schemas.ts';
import type { ReportLine } from '../../contract/line-schemas.ts';
import { linesErrors } from '../../contract/report-errors.ts';
import type { SavingCause } from '../../contract/report-topics.ts';
import { CAUSE_LABELS, FREIGHT_NAME } from '../../rules/report-words.ts';
import { amountColumns } from '../figures/read-sums.ts';
import type { Wanted } from '../figures/wanted-repo.ts';
import { reportBookings } from '../report-tables.ts';

/** Behind which row a page begins: its day and number. */
export interface Mark {
  day: string;
  id: bigint;
}

const MARK = /^(\d{4}-\d{2}-\d{2})_(\d{1,18})$/;

/** What a page handed out as the place of the next one. */
export function readMark(text: string | undefined): Mark | null {
  if (text === undefined) return null;
  const [, day = '', id] = MARK.exec(text) ?? [];
  if (!id || !calendarDay().safeParse(day).success) throw refuse(linesErrors, 'REPORT_CURSOR');
  return { day, id: BigInt(id) };
}

export const writeMark = ({ day, id }: Mark): string => `${day}_${id}`;

type Row = Record<string, string | null> & { id: string; booked_on: string };

const text = (row: Row, name: string) => row[name] ?? '';
const fen = (row: Row, name: string) => formatAmount(BigInt(row[name] ?? 0));

function presentLine(row: Row): ReportLine {
  const cause = (row.cause || null) as SavingCause | null;
  return {
    on: row.booked_on,
    orderNo: text(row, 'order_no'),
    lineNo: Number(row.line_no ?? 0),
    itemNo: text(row, 'item_no'),
    name: row.product_name ?? FREIGHT_NAME,
    brand: text(row, 'brand_name'),
    unit: text(row, 'order_unit'),
    quantity: Number(row.quantity),
    price: row.line_no === null ? null : formatUnitPrice(BigInt(row.price ?? 0)),
    amount: fen(row, 'amount'),
    savings: fen(row, 'saved'),
    last: row.last_price === '0' ? null : fen(row, 'last'),
    cause,
    causeLabel: cause ? CAUSE_LABELS[cause] : '',
    department: text(row, 'department'),
    costCenter: text(row, 'cost_center'),
    person: text(row, 'person'),
    category: text(row, 'category'),
    poNumber: text(row, 'po_number'),
    correctionOf: row.correction_of?.slice(0, 7) ?? null,
  };
}

export interface LinePiece {
  rows: ReportLine[];
  /** The place behind each of them. */
  marks: Mark[];
}

/** Some of the lines found, the latest first, behind a mark. */
export async function readLinePiece(
  db: Db,
  { found, wanted, after, limit }: { found: SQL; wanted: Wanted; after: Mark | null; limit: number },
): Promise<LinePiece> {
  const { amount, saved, last } = amountColumns(wanted);
  const { bookedOn, id } = reportBookings;
  const behind = after === null ? sql`true` : sql`(${bookedOn}, ${id}) < (${after.day}::date, ${after.id}::bigint)`;
  const { rows } = await db.execute<Row>(sql`
    select b.id, b.booked_on::text, b.correction_of::text, b.quantity, b.price, b.last_price, b.cause, b.amount, b.saved, b.last,
      o.order_no, o.po_number, l.line_no, l.item_no, l.product_name, l.brand_name, l.order_unit, u.real_name as person,
      d.name as department, trim(concat(c.code, ' ', c.name)) as cost_center, k.name as category
    from (select *, ${amount} as amount, ${saved} as saved, ${last} as last from ${reportBookings}
        where ${found} and ${behind} order by ${bookedOn} desc, ${id} desc limit ${limit}) b
      join orders_view o on o.firm_id = b.firm_id and o.id = b.order_id
      left join order_lines_view l on l.firm_id = b.firm_id and l.id = b.line_id
      left join users_view u on u.id = b.user_id
      left join departments_view d on d.firm_id = b.firm_id and d.id = b.department_id
      left join cost_centers_view c on c.firm_id = b.firm_id and c.id = b.cost_center_id
      left join categories_view k on k.id = b.category_id
    order by b.booked_on desc, b.id desc`);
  return { rows: rows.map(presentLine), marks: rows.map((row) => ({ day: row.booked_on, id: BigInt(row.id) })) };
}
