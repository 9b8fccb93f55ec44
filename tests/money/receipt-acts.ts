import { anyRow, yuan } from './year-calls.ts';
import type { YearWorld } from './year-world.ts';

const OPEN = `select statement_no, (due_fen - paid_fen)::int as open from statements where firm_id = $1 and due_fen <> paid_fen order by id`;
const openItem = (w: YearWorld) => anyRow<{ statement_no: string; open: number }>(w, OPEN, [w.buyer.firmId]);

/** What people type: all of it, a part, a little too much, nothing at all; one in the customer's favour is set off. */
async function items(w: YearWorld) {
  const found: { statementNo: string; amount: string; fen: number }[] = [];
  for (let n = w.draw(3); n > 0; n -= 1) {
    const item = await openItem(w);
    if (!item) break;
    const size = Math.abs(item.open);
    const fen = [size, size, 1 + w.draw(size), size + w.draw(3)][w.draw(4)] as number;
    const amount = `${item.open < 0 ? '-' : ''}${yuan(fen)}`;
    found.push({ statementNo: item.statement_no, amount, fen: item.open < 0 ? -fen : fen });
  }
  const unique = found.filter(
    (one, index) => found.findIndex(({ statementNo }) => statementNo === one.statementNo) === index,
  );
  const sum = unique.reduce((total, { fen }) => total + fen, 0);
  return { sum, items: unique.map(({ statementNo, amount }) => ({ statementNo, amount })) };
}

/** A refusal of the desk is counted, what fails is a mistake of the shop. */
async function count(
  w: YearWorld,
  what: string,
  answer: Promise<{ status: number; body: { code?: unknown } }>,
): Promise<void> {
  const { status, body } = await answer;
  if (status >= 500) throw new Error(`${what}: ${JSON.stringify(body)}`);
  const name = status === 200 ? what : `${what} refused ${String(body.code)}`;
  w.done[name] = (w.done[name] ?? 0) + 1;
}
const atDesk = (w: YearWorld, path: string, input: object, desk = w.clerk) => count(w, path, desk.call(path, input));

/** Money that somebody books by hand: a transfer or a bill, exact, partial, too much, or ahead of anything that is due. */
async function receive(w: YearWorld): Promise<void> {
  const { sum, items: wanted } = await items(w);
  const fen = Math.max(1, sum + ([0, 0, w.draw(5_000), 10_000][w.draw(4)] ?? 0));
  const bill =
    w.draw(4) === 0 ? { method: 'acceptance', billNo: `B${w.draw(999)}`, billDueOn: w.day } : { method: 'transfer' };
  await atDesk(w, 'book', {
    customerCode: w.customerCode,
    ...bill,
    amount: yuan(fen),
    receivedOn: w.day,
    items: wanted,
  });
}

interface ReceiptNow {
  id: string;
  receipt_no: string;
  version: number;
}
const anyReceipt = (w: YearWorld) =>
  anyRow<ReceiptNow>(w, `select id, receipt_no, version from receipts where firm_id = $1 order by id desc limit 12`, [
    w.buyer.firmId,
  ]);

const onReceipt =
  (act: 'allocate' | 'unallocate' | 'reverse' | 'collect') =>
  async (w: YearWorld): Promise<void> => {
    const found = await anyReceipt(w);
    if (!found) return;
    const allocated = await anyRow<{ statement_no: string }>(
      w,
      'select statement_no from receipt_allocations where receipt_id = $1 order by id',
      [found.id],
    );
    const more = {
      allocate: { items: (await items(w)).items },
      unallocate: { statementNo: allocated?.statement_no ?? 'ZD000000000000' },
      reverse: { reason: '退票' },
      collect: {},
    }[act];
    const input = { receiptNo: found.receipt_no, version: found.version, ...more };
    await Promise.all(Array.from({ length: w.draw(4) === 0 ? 2 : 1 }, () => atDesk(w, act, input)));
  };

/** A file of the bank: payments with and without the number of a statement, of the wrong payer, some of them taken before. */
async function importBank(w: YearWorld): Promise<void> {
  const again = w.draw(4) === 0 ? w.files[w.draw(w.files.length)] : undefined;
  const rows = ['交易日期,贷方发生额,对方户名,附言,流水号'];
  for (let n = 1 + w.draw(3); n > 0; n -= 1) {
    const item = await openItem(w);
    const fen = Math.max(1, Math.abs(item?.open ?? 100) + (w.draw(2) ? 0 : w.draw(500) - 200));
    const payer = w.draw(3) ? `付款人${w.draw(4)}` : '别的公司';
    rows.push(
      `${w.day.replaceAll('-', '')},${yuan(fen)},${payer},${w.draw(2) ? (item?.statement_no ?? '货款') : '货款'},F${w.seed}-${w.draw(60)}`,
    );
  }
  const file = again ?? rows.join('\r\n');
  if (!again) w.files.push(file);
  const times = w.draw(4) === 0 ? 2 : 1;
  await Promise.all(Array.from({ length: times }, () => count(w, 'upload', w.clerk.upload(w.accountId, file))));
}

/** Somebody says whose money a line is: sometimes the wrong company. */
async function chooseLine(w: YearWorld): Promise<void> {
  const line = await anyRow<{ id: string; version: number; status: string }>(
    w,
    `select id, version, status from bank_lines where status in ('choosing', 'unmatched', 'ignored') order by id`,
  );
  if (!line) return;
  const { id: lineId, version } = line;
  if (line.status === 'ignored') return atDesk(w, 'bank/lines/reopen', { lineId, version });
  if (w.draw(5) === 0) return atDesk(w, 'bank/lines/ignore', { lineId, version, note: '利息收入' });
  const input = { lineId, version, customerCode: w.customerCode, items: (await items(w)).items };
  await Promise.all(Array.from({ length: w.draw(4) === 0 ? 2 : 1 }, () => atDesk(w, 'bank/lines/book', input)));
}

async function askWriteOff(w: YearWorld): Promise<void> {
  const item = await openItem(w);
  if (!item) return;
  const amount = yuan(1 + w.draw(Math.min(3_000, Math.abs(item.open) + 10)));
  await atDesk(w, 'writeOffs/ask', {
    customerCode: w.customerCode,
    statementNo: item.statement_no,
    amount,
    reason: '无法收回',
  });
}

async function decideWriteOff(w: YearWorld): Promise<void> {
  const found = await anyRow<{ write_off_no: string; version: number }>(
    w,
    `select write_off_no, version from write_offs where status = 'asked' order by id`,
  );
  if (!found) return;
  const input = { writeOffNo: found.write_off_no, version: found.version, agreed: w.draw(4) > 0 };
  await Promise.all([0, 1].slice(w.draw(2)).map(() => atDesk(w, 'writeOffs/decide', input, w.chief)));
}

/** A limit that is lowered below what is used, raised again or taken away; days to pay in. */
async function changeLimit(w: YearWorld): Promise<void> {
  const credit = w.draw(4) ? 'unlimited' : 'limited';
  const wanted = {
    credit,
    creditLimit: credit === 'limited' ? yuan(w.draw(5_000_000)) : '0.00',
    termDays: w.draw(60),
  } as const;
  const { status, body } = await w.termsClerk.propose(w.customerCode, wanted);
  if (status >= 500) throw new Error(JSON.stringify(body));
  if (status === 200 && body.data.status === 'asked') await w.termsBoss.check(body.data.changeId, w.draw(4) > 0);
}

export const RECEIPT_ACTS: Readonly<Record<string, (w: YearWorld) => Promise<void>>> = {
  receive,
  allocate: onReceipt('allocate'),
  unallocate: onReceipt('unallocate'),
  reverse: onReceipt('reverse'),
  collect: onReceipt('collect'),
  importBank,
  chooseLine,
  askWriteOff,
  decideWriteOff,
  changeLimit,
};
