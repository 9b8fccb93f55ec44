import { formatAmount } from '#platform/shared/money.ts';
import type { BreakdownInput, Point } from '../../contract/report-schemas.ts';
import { allowanceOf, type BudgetRule } from '../../rules/budget-allowance.ts';
import { isClosed } from '../../rules/closed-months.ts';
import { shareTile, spendTiles } from '../../rules/present-sums.ts';
import type { FigureCode } from '../../rules/report-figures.ts';
import { stretchesOf } from '../../rules/stretches.ts';
import { readPunctuality } from '../delivery/read-delivery.ts';
import { type Asking, readKept } from './figure-reader.ts';
import { presentHead } from './present-head.ts';
import { findParent, groupedBy, presentBreakdown, within } from './read-breakdown.ts';
import { readBudgetRules } from './read-budgets.ts';
import { type Grouped, NO_SUMS, readFreight } from './read-sums.ts';

const OVERVIEW: readonly FigureCode[] = [
  ...(['amount', 'orders', 'lines', 'average', 'savings', 'savingsRate'] as const),
  ...(['freight', 'corrections', 'onTimeInFull', 'budget', 'budgetUse'] as const),
];
const BREAKDOWN: readonly FigureCode[] = ['amount', 'orders', 'lines', 'savings', 'savingsRate', 'budgetUse'];

/** Columns of the chart; the stretch compared with is the one of the same place in its days. */
function presentSeries(
  { filter, viewer, wanted }: Asking,
  { buckets }: Grouped,
  rules: readonly BudgetRule[],
): Point[] {
  const { grain } = filter;
  const compared = wanted.compared ? stretchesOf(wanted.compared, grain) : [];
  return stretchesOf(filter, grain).map(({ start, from, to, label }, place) => {
    const now = buckets[0].get(start) ?? NO_SUMS;
    const other = compared[place];
    const budget = allowanceOf(rules, { from, to });
    return {
      from,
      to,
      label,
      amount: formatAmount(now.amount),
      before: other ? formatAmount((buckets[1].get(other.start) ?? NO_SUMS).amount) : null,
      budget: budget === null ? null : formatAmount(budget),
      orders: now.orders,
      lines: now.lines,
      closed: viewer.lastClosed !== null && isClosed(to, viewer.lastClosed),
      running: to >= viewer.today,
    };
  });
}

/** Freight is of whole orders: of categories and brands nothing can be said of it. */
async function readFreightOf(asking: Asking) {
  const { db, wanted } = asking;
  if (wanted.places.some(({ by }) => by === 'category' || by === 'brand')) return null;
  const freight = await readKept(asking, 'freight', () => readFreight(db, wanted));
  return { now: freight[0], before: wanted.compared ? freight[1] : null };
}

/** Figures, chart and first breakdown of what was spent; with a parent, of what belongs there. */
export async function readOverview(asked: Asking<BreakdownInput>) {
  const { viewer, filter } = asked;
  const parent = await findParent(asked);
  const asking = await within(asked, parent);
  const grouped = await groupedBy(asking, parent);
  const freight = await readFreightOf(asking);
  const punctual = await readPunctuality(asking);
  const compared = asking.wanted.compared !== null;
  const tiles = spendTiles(grouped.total[0], compared ? grouped.total[1] : null, freight);
  return {
    head: presentHead(viewer, filter, OVERVIEW),
    tiles: [...tiles, shareTile('onTimeInFull', punctual.now, compared ? punctual.before : null)],
    grain: filter.grain,
    series: presentSeries(asking, grouped, await readBudgetRules(asking)),
    breakdown: await presentBreakdown(asking, grouped, parent),
  };
}

/** One level of a breakdown. */
export async function readBreakdown(asked: Asking<BreakdownInput>) {
  const { viewer, filter } = asked;
  const parent = await findParent(asked);
  const asking = await within(asked, parent);
  const breakdown = await presentBreakdown(asking, await groupedBy(asking, parent), parent);
  return { head: presentHead(viewer, filter, BREAKDOWN), breakdown };
}
