import { and, desc, eq, exists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { findPassedRequestNo } from '#features/approvals/api/public.ts';
import { taxRateText } from '#features/orders/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { BUYERS } from '#platform/shared/identities.ts';
import { formatAmount, sum } from '#platform/shared/money.ts';
import type { StatementAct, StatementDetail, Sums } from '../../contract/statement-schemas.ts';
import { LINE_STATE_CODES, type LineState } from '../../contract/statement-words.ts';
import { statementStates } from '../../rules/statement-status.ts';
import { statementWay } from '../../rules/statement-way.ts';
import { statementDisputes as disputes, statementExceptions as exceptions } from '../dispute-tables.ts';
import { readFirmNames } from '../read-names.ts';
import { findStatement, placeOf, type StatementRow } from '../statement-repo.ts';
import { numberedIn, type StatementView, viewOfCaller } from '../statement-scope-repo.ts';
import { statementLines as lines } from '../statement-tables.ts';
import { presentBrief } from './present-line.ts';
import { presentHead, todayOf } from './present-statement.ts';
import { readEvents } from './read-events.ts';
import { readMarks } from './read-marks.ts';
import { readSeenSums, readStatementSums, type SumRow } from './seen-sums-repo.ts';

const MOST_DISPUTES = 200;

export const sumsOf = (rows: readonly Omit<SumRow, 'status' | 'adjusting' | 'taxRateBp'>[]): Sums => {
  const [amount, tax] = [sum(rows.map(({ amountFen }) => amountFen)), sum(rows.map(({ taxFen }) => taxFen))];
  return {
    lines: rows.reduce((count, { lines }) => count + lines, 0),
    amount: formatAmount(amount),
    net: formatAmount(amount - tax),
    tax: formatAmount(tax),
    due: formatAmount(sum(rows.map(({ dueFen }) => dueFen))),
  };
};

const moment = (at: Date | null) => (at === null ? '' : displayTime(at.toISOString()));

const wayOf = (row: StatementRow) =>
  statementWay({
    ...row,
    createdAt: moment(row.createdAt),
    deliveredAt: moment(row.deliveredAt),
    disputedAt: moment(row.disputedAt),
    confirmedAt: moment(row.confirmedAt),
    settledAt: moment(row.settledAt),
  });

function byRate(rows: readonly SumRow[]): StatementDetail['byTaxRate'] {
  const rates = [...new Set(rows.map(({ taxRateBp }) => taxRateBp))];
  return rates.map((rate) => {
    const { amount, net, tax } = sumsOf(rows.filter(({ taxRateBp }) => taxRateBp === rate));
    return { taxRate: taxRateText(rate), amount, net, tax };
  });
}

/** What a statement says of money and of itself, to whoever sees it. */
export async function presentStatement(
  db: Db,
  row: StatementRow,
  { view, now }: { view: StatementView; now: Date },
): Promise<Omit<StatementDetail, 'disputes' | 'openExceptions' | 'approval' | 'acts' | 'events' | 'marks'>> {
  const rows = await readStatementSums(db, row, view);
  const seen = await readSeenSums(db, [row], view);
  const firms = await readFirmNames(db, [row.firmId]);
  const inState = (status: LineState) => sumsOf(rows.filter((one) => one.status === status));
  return {
    ...presentHead(row, seen(row), { ...view, today: todayOf(now) }),
    firmName: firms.get(row.firmId)?.name ?? '',
    termDays: row.termDays,
    priceBasis: row.priceBasis === 'net' ? 'net' : 'gross',
    steps: wayOf(view.whole ? row : { ...row, disputedLines: seen(row).disputedLines }),
    byState: Object.fromEntries(
      LINE_STATE_CODES.map((status) => [status, inState(status)]),
    ) as StatementDetail['byState'],
    goods: sumsOf(rows.filter(({ adjusting }) => adjusting === 'no')),
    adjustments: sumsOf(rows.filter(({ adjusting }) => adjusting === 'yes')),
    byTaxRate: byRate(rows),
  };
}

/** What the caller may do: acts of the state, where his rights open them. */
function actsOf({ status }: StatementRow, { identity, permissions }: SignedInCaller): StatementAct[] {
  if (!BUYERS.includes(identity) || !permissions.has('BILL_EDIT')) return [];
  return [...statementStates.buyerActs(status), 'share', 'import'];
}

async function readTalk(db: Db, row: StatementRow, view: StatementView) {
  // Those of another department's lines stay there.
  const seen = (line: PgColumn) =>
    view.lines &&
    exists(sql`(select from ${lines} where ${and(eq(lines.firmId, row.firmId), eq(lines.id, line), view.lines)})`);
  const ofStatement = and(
    ...[eq(disputes.firmId, row.firmId), eq(disputes.statementId, row.id)],
    seen(disputes.lineId),
  );
  const told = await db.select().from(disputes).where(ofStatement).orderBy(desc(disputes.id)).limit(MOST_DISPUTES);
  const openExceptions = await db.$count(
    exceptions,
    and(
      ...[eq(exceptions.firmId, row.firmId), eq(exceptions.statementId, row.id), eq(exceptions.status, 'open')],
      seen(exceptions.lineId),
    ),
  );
  return {
    disputes: told.map(presentBrief),
    openExceptions,
    events: await readEvents(db, placeOf(row), view),
    marks: view.whole ? await readMarks(db, placeOf(row)) : [],
  };
}

/** A statement as its company reads it. */
export async function readStatementDetail(
  db: Db,
  caller: SignedInCaller,
  statementNo: string,
  now: Date,
): Promise<StatementDetail> {
  const view = viewOfCaller(caller);
  const row = await findStatement(db, numberedIn(view, statementNo));
  if (!row) throw notFound('对账单');
  return {
    ...(await presentStatement(db, row, { view, now })),
    ...(await readTalk(db, row, view)),
    approval: {
      status: row.approvalStatus as StatementDetail['approval']['status'],
      requestNo:
        row.approvalStatus === 'passed'
          ? await findPassedRequestNo(db, { firmId: row.firmId, documentType: 'statement', documentNo: statementNo })
          : null,
    },
    acts: actsOf(row, caller),
  };
}

/** The same for the desk, which can do nothing to it but answer its disputes. */
export async function readDeskStatement(
  db: Db,
  view: StatementView,
  statementNo: string,
  now: Date,
): Promise<StatementDetail> {
  const row = await findStatement(db, numberedIn(view, statementNo));
  if (!row) throw notFound('对账单');
  return {
    ...(await presentStatement(db, row, { view, now })),
    ...(await readTalk(db, row, view)),
    approval: { status: row.approvalStatus as StatementDetail['approval']['status'], requestNo: null },
    acts: [],
  };
}
