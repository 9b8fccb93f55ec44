import { anyRow, ask, press, yuan } from './year-calls.ts';
import type { YearWorld } from './year-world.ts';

interface StatementNow {
  id: string;
  statement_no: string;
  version: number;
}

const OPEN = `select id, statement_no, version from statements where firm_id = $1 and status in ('generated', 'to_confirm', 'disputed') order by id`;
const openStatement = (w: YearWorld) => anyRow<StatementNow>(w, OPEN, [w.buyer.firmId]);
const seen = ({ statement_no: statementNo, version }: StatementNow) => ({ statementNo, version });

const openLines = async (w: YearWorld, { id }: StatementNow) => {
  const { rows } = await w.owner.query<{ id: string; quantity: number; source: string }>(
    `select id, quantity, source from statement_lines where statement_id = $1 and status = 'open' order by id`,
    [id],
  );
  return rows;
};

/** All of it, or some lines. */
async function confirm(w: YearWorld): Promise<void> {
  const found = await openStatement(w);
  if (!found) return;
  const some = (await openLines(w, found)).filter(() => w.draw(2)).map(({ id }) => id);
  await press(w, '/statements/confirm', { ...seen(found), ...(some.length > 0 && w.draw(2) && { lineIds: some }) });
}

/** A line of goods or freight is said to be wrong. */
async function dispute(w: YearWorld): Promise<void> {
  const found = await openStatement(w);
  if (!found) return;
  const lines = await openLines(w, found);
  const line = lines[w.draw(lines.length)];
  if (!line) return;
  const { id: lineId, quantity } = line;
  const kind = ['quantity', 'price', 'not_received', 'duplicate', 'tax_rate'][w.draw(5)];
  const claimed = {
    ...((kind === 'quantity' || kind === 'not_received') && { quantity: w.draw(Math.max(1, quantity)) }),
    ...(kind === 'price' && { price: '0.01' }),
  };
  await press(w, '/statements/dispute', { ...seen(found), kind, lines: [{ lineId, ...claimed }], words: '数量不对' });
}

interface DisputeNow {
  dispute_no: string;
  version: number;
  status: string;
  asked_fen: string;
}

async function answer(w: YearWorld): Promise<void> {
  const found = await anyRow<DisputeNow>(
    w,
    `select dispute_no, version, status, asked_fen from statement_disputes where firm_id = $1
      and status in ('waiting', 'handling') order by id`,
    [w.buyer.firmId],
  );
  if (!found) return;
  const { dispute_no: disputeNo, version } = found;
  const as = w.staff;
  if (w.draw(5) === 0) return press(w, '/statements/desk/reject', { disputeNo, version, words: '签收单为证' }, as);
  const fen = Math.max(1, w.draw(3) ? Number(found.asked_fen) : w.draw(Number(found.asked_fen) + 50));
  await press(
    w,
    '/statements/desk/grant',
    { disputeNo, version, amount: yuan(fen), quantity: w.draw(3), words: '同意' },
    as,
  );
}

/** The customer says what he thinks of the answer. */
async function follow(w: YearWorld): Promise<void> {
  const found = await anyRow<DisputeNow>(
    w,
    `select dispute_no, version, status, asked_fen from statement_disputes where firm_id = $1
      and status in ('waiting', 'handling', 'offered', 'rejected') order by id`,
    [w.buyer.firmId],
  );
  if (!found) return;
  const { dispute_no: disputeNo, version, status } = found;
  const act = status === 'offered' && w.draw(4) > 0 ? 'agree' : w.draw(2) ? 'decline' : 'withdraw';
  const input = { disputeNo, version, ...(act === 'decline' && { text: '再看看' }) };
  await press(w, `/statements/dispute/${act}`, input);
}

const CYCLES = [
  { cycle: 'monthly', days: '{31}', rolling: 0 },
  { cycle: 'monthly', days: '{25}', rolling: 0 },
  { cycle: 'weekly', days: '{5}', rolling: 0 },
  { cycle: 'fixed', days: '{10,20,31}', rolling: 0 },
  { cycle: 'rolling', days: '{}', rolling: 11 },
];

/** Other cycles, groups and rounding from the next cycle on. */
async function changeTerms(w: YearWorld): Promise<void> {
  const { cycle, days, rolling } = CYCLES[w.draw(CYCLES.length)] as (typeof CYCLES)[number];
  await w.owner.query(
    `insert into statement_terms (firm_id, cycle, cut_off_days, rolling_days, confirm_days, rounding, grouping, price_basis,
      tolerance_quantity, tolerance_price_bp, tolerance_fen, columns)
    values ($1, $2, $3, $4, 10, $5, $6, $7, 0, 0, 0, '[]') on conflict (firm_id) do update set cycle = excluded.cycle,
      cut_off_days = excluded.cut_off_days, rolling_days = excluded.rolling_days, rounding = excluded.rounding,
      grouping = excluded.grouping, price_basis = excluded.price_basis, version = statement_terms.version + 1`,
    [
      w.buyer.firmId,
      cycle,
      days,
      rolling,
      w.draw(2) ? 'line' : 'total',
      ['company', 'po', 'cost_center'][w.draw(3)],
      w.draw(2) ? 'gross' : 'net',
    ],
  );
}

/** Statements that are made are told of. */
async function deliver(w: YearWorld): Promise<void> {
  const found = await openStatement(w);
  if (found) await ask(w, '/statements/detail', { statementNo: found.statement_no });
}

export const STATEMENT_ACTS: Readonly<Record<string, (w: YearWorld) => Promise<void>>> = {
  confirm,
  dispute,
  answer,
  follow,
  changeTerms,
  deliver,
};
