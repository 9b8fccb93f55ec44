import { sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount, formatUnitPrice } from '#platform/shared/money.ts';
import type { StatementPreview } from '../../contract/statement-schemas.ts';
import { SOURCES, type Source } from '../../contract/statement-words.ts';
import { runningCycle } from '../../rules/cycles.ts';
import { billedLines } from '../run/billed-lines-repo.ts';
import { readStandings } from '../run/run-repo.ts';
import { viewOfCaller } from '../statement-scope-repo.ts';
import { readStatementTerms } from '../terms-repo.ts';
import { groupNameOf, todayOf } from './present-statement.ts';
import { sumsOf } from './read-statement-detail.ts';

const LINES_SHOWN = 100;

interface GroupRow extends Record<string, unknown> {
  group_key: string;
  lines: number;
  fen: string;
  tax: string;
  due: string;
  shown: {
    source: Source;
    day: string;
    order_no: string;
    po_number: string;
    item_no: string;
    name: string;
    unit: string;
    units: number;
    sales_price: number;
    fen: number;
    due_fen: number;
  }[];
}

/** What would stand on the statements if the running cycle ended now: the same question the nightly run asks, of what the caller sees. */
export async function readPreview(db: Db, caller: SignedInCaller, now: Date): Promise<StatementPreview> {
  const { firmId } = caller;
  const terms = await readStatementTerms(db, firmId);
  const [standing] = await readStandings(db, firmId);
  const cycle = runningCycle(terms, standing?.lastTo ?? null, todayOf(now));
  const view = viewOfCaller(caller);
  // What is not billed yet has the columns of a line by the name of its table.
  const own = view.lines ?? sql`true`;
  const { rows } = await db.execute<GroupRow>(sql`
    with recursive ${billedLines({ firmId, cycleTo: cycle.to }, terms)}
    select group_key, count(*)::int as lines, sum(fen)::text as fen, sum(tax_fen)::text as tax, sum(due_fen)::text as due,
      (select coalesce(json_agg(s), '[]') from (
        select source, day, order_no, po_number, item_no, name, unit, units, sales_price, fen, due_fen
        from lines statement_lines where group_key = g.group_key and ${own} order by day, order_no, source_id limit ${LINES_SHOWN}) s) as shown
    from (select * from lines statement_lines where ${own}) g group by group_key order by group_key`);
  const groups = rows.map((row) => ({
    name: groupNameOf(terms.grouping, row.group_key, view),
    sums: { lines: row.lines, amountFen: BigInt(row.fen), taxFen: BigInt(row.tax), dueFen: BigInt(row.due) },
  }));
  const shown = rows.flatMap((row) => row.shown).slice(0, LINES_SHOWN);
  return {
    ...{ cycleFrom: cycle.from, cycleTo: cycle.to },
    groups: groups.map(({ name, sums }) => ({ groupName: name, ...sumsOf([sums]) })),
    total: sumsOf(groups.map(({ sums }) => sums)),
    lines: shown.map((line) => ({
      source: line.source,
      sourceLabel: SOURCES[line.source],
      ...{ day: line.day, orderNo: line.order_no, poNumber: line.po_number, itemNo: line.item_no, name: line.name },
      ...{ unit: line.unit, quantity: line.units, price: formatUnitPrice(BigInt(line.sales_price)) },
      ...{ amount: formatAmount(BigInt(line.fen)), due: formatAmount(BigInt(line.due_fen)) },
    })),
  };
}
