import { sql } from 'drizzle-orm';
import { formatAmount } from '#platform/shared/money.ts';
import type { SavingCause } from '../../contract/report-topics.ts';
import { shareText } from '../../rules/percent.ts';
import { moneyTile, savingsRate, shareTile } from '../../rules/present-sums.ts';
import { CAUSE_LABELS } from '../../rules/report-words.ts';
import { type Asking, readKept } from '../figures/figure-reader.ts';
import { presentHead } from '../figures/present-head.ts';
import { amountColumns, readTotals } from '../figures/read-sums.ts';
import { inSight } from '../figures/wanted-repo.ts';
import { reportBookings } from '../report-tables.ts';

interface CauseSums {
  cause: string;
  lines: number;
  saved: bigint;
  lastLines: number;
  cheaper: bigint;
  dearer: bigint;
}

async function readCauses({ db, wanted }: Asking): Promise<CauseSums[]> {
  const { saved, last } = amountColumns(wanted);
  const { bookedOn, basis, kind, savedFen, lastFen } = reportBookings;
  const { rows } = await db.execute<Record<string, string>>(sql`
    select cause, count(*) filter (where ${savedFen} <> 0) as lines, coalesce(sum(${saved}), 0) as saved,
      count(*) filter (where ${lastFen} <> 0) as last_lines, coalesce(sum(${last}) filter (where ${lastFen} > 0), 0) as cheaper,
      coalesce(sum(${last}) filter (where ${lastFen} < 0), 0) as dearer
    from ${reportBookings} where ${inSight(reportBookings, wanted)} and ${basis} = ${wanted.basis} and ${kind} = 'goods'
      and ${bookedOn} between ${wanted.from}::date and ${wanted.to}::date group by cause`);
  return rows.map((row) => ({
    cause: row.cause ?? '',
    lines: Number(row.lines),
    saved: BigInt(row.saved ?? 0),
    lastLines: Number(row.last_lines),
    cheaper: BigInt(row.cheaper ?? 0),
    dearer: BigInt(row.dearer ?? 0),
  }));
}

function presentLast(sums: readonly CauseSums[]) {
  const cheaper = sums.reduce((all, one) => all + one.cheaper, 0n);
  const dearer = sums.reduce((all, one) => all + one.dearer, 0n);
  const lines = sums.reduce((all, { lastLines }) => all + lastLines, 0);
  return { saved: formatAmount(cheaper), spent: formatAmount(-dearer), net: formatAmount(cheaper + dearer), lines };
}

/** What was saved against list prices, by its cause, and against the prices paid last. */
export async function readSavings(asking: Asking) {
  const { db, viewer, filter, wanted } = asking;
  const total = await readKept(asking, 'totals', () => readTotals(db, wanted));
  const sums = await readKept(asking, 'causes', () => readCauses(asking));
  const [now, before] = [total[0], wanted.compared ? total[1] : null];
  return {
    head: presentHead(viewer, filter, ['savings', 'savingsRate', 'last']),
    tiles: [
      moneyTile('savings', now.saved, before?.saved ?? null),
      shareTile('savingsRate', savingsRate(now), before && savingsRate(before)),
      moneyTile('last', now.last, before?.last ?? null),
    ],
    causes: Object.entries(CAUSE_LABELS).flatMap(([cause, label]) => {
      const found = sums.find((one) => one.cause === cause);
      if (!found || found.lines === 0) return [];
      const { lines, saved } = found;
      const share = shareText(saved, now.saved);
      return [{ cause: cause as SavingCause, label, lines, amount: formatAmount(saved), share }];
    }),
    last: presentLast(sums),
  };
}
