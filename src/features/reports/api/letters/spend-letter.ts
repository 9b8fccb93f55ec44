import type { ExportLetter } from '#business/transfers/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { parseAmount } from '#platform/shared/money.ts';
import type { LineFigure, LinePick, LineSums } from '../../contract/line-schemas.ts';
import { letterTime } from '../../rules/letter-stretches.ts';
import { wordTiles } from '../../rules/letter-words.ts';
import { spendTiles } from '../../rules/present-sums.ts';
import type { FigureCode } from '../../rules/report-figures.ts';
import { countedWord, DIMENSION_LABELS } from '../../rules/report-words.ts';
import { type Asking, ask } from '../figures/figure-reader.ts';
import { presentHead } from '../figures/present-head.ts';
import { readBreakdown } from '../figures/read-overview.ts';
import { readViewer } from '../figures/read-viewer.ts';
import { findLines, readLineSums } from '../lines/find-lines-repo.ts';
import { composeReport } from './compose-letter.ts';
import { isNarrowed } from './filter-words.ts';
import { readLineSeries } from './read-line-series.ts';

const TOLD: readonly FigureCode[] = ['amount', 'orders', 'lines', 'average', 'savings', 'savingsRate'];
/** Places named in a letter. */
const NAMED = 5;

const CHARTED: Readonly<Record<LineFigure, string>> = {
  amount: '采购金额',
  savings: '节省',
  last: '比上次买价节省',
  freight: '运费',
  corrections: '结账后更正',
};

/** Sums of the lines of the file, as the figures take them. */
const shown = ({ rows, orders, amount, savings }: LineSums) => ({
  lines: rows,
  orders,
  amount: parseAmount(amount),
  saved: parseAmount(savings),
  corrected: 0n,
});

async function readTiles(asking: Asking<LinePick>) {
  const { db, wanted } = asking;
  const sums = async (over: Asking<LinePick>) => shown(await readLineSums(db, await findLines(over), over.wanted));
  const before = wanted.compared && (await sums({ ...asking, wanted: { ...wanted, ...wanted.compared } }));
  const tiles = spendTiles(await sums(asking), before, { now: 0n, before: null });
  return tiles.filter(({ code }) => TOLD.some((told) => told === code));
}

/** Where most of it went, by what the report is divided; null where lines are picked that no breakdown counts. */
async function wordLargest(asking: Asking<LinePick>): Promise<string[]> {
  const { figure, by = 'department', key, own, cause, itemNo } = asking.filter;
  if (figure !== 'amount' || own || cause || itemNo || key === 'none') return [];
  const filter = { ...asking.filter, by, parent: key };
  const { breakdown } = await readBreakdown({ ...asking, filter });
  const rows = breakdown.rows.filter(({ amount }) => Number(amount) > 0).slice(0, NAMED);
  if (rows.length === 0) return [];
  const lines = rows.map(({ name, amount, share }) => `· ${name} ${displayYuan(amount)}${share ? `，${share}%` : ''}`);
  return [[`按${DIMENSION_LABELS[by]}金额最高的：`, ...lines].join('\n')];
}

/** What was spent in the period of a schedule, beside the times before: read with the rights of who receives it. */
export async function spendLetter(db: Db, caller: SignedInCaller, input: LinePick): Promise<ExportLetter> {
  // A letter is about what has just passed: without a comparison of its own it stands beside the period before.
  const compare = input.compare === 'none' ? 'previous' : input.compare;
  const filter = { ...input, compare } as const;
  const viewer = await readViewer(db, caller);
  const asking = await ask(db, viewer, filter);
  const head = presentHead(viewer, filter, TOLD);
  const time = letterTime(filter);
  const values = await readLineSeries(asking, time.stretches);
  const comparedWith = compare === 'previous' ? '上期' : '上年同期';
  return composeReport({
    ...{ days: filter, head, counted: countedWord(filter), narrowed: isNarrowed(filter) },
    report: filter.by === 'category' ? '分类报表' : '采购报表',
    figures: wordTiles(await readTiles(asking), head.figures, comparedWith),
    more: await wordLargest(asking),
    chart: { title: `${time.word}${CHARTED[filter.figure]}`, unit: 'yuan', values, time },
  });
}
