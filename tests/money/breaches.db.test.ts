import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billNow } from '#tests/factories/build-statement.ts';
import { invoiceWorld } from '#tests/factories/invoice-world.ts';
import { receivableStaff } from '#tests/factories/receivable-desk.ts';
import { brokenRules } from '#tests/ledger-invariants.ts';
import { MONEY_INVARIANTS } from '#tests/money-invariants.ts';

/** An invariant that reports nothing when it is broken proves nothing: each of the important ones is shown its breach once. */
const w = invoiceWorld();
let owner: pg.Client;

beforeAll(async () => {
  owner = new pg.Client({ connectionString: w.shop.db.ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());

/** Everything there is of money: billed, invoiced, taken back in part, paid in part, a debt given up in part. */
async function wholeStory(): Promise<void> {
  const { orderNo } = await w.order({ quantity: 4 });
  const { applicationNo } = await w.issued([orderNo]);
  const { statementNo } = await billNow(w.shop, w.buyer);
  const { requestNo, version } = (await w.detail(applicationNo)).invoices[0];
  await w.atDesk('red/ask', {
    requestNo,
    version,
    reason: '01',
    lines: [{ lineNo: 1, quantity: 1, amount: '100.00' }],
  });
  await w.run(2);
  const { clerk, chief } = await receivableStaff(w.shop);
  const { rows } = await owner.query('select customer_code from firms where id = $1', [w.buyer.firmId]);
  const customerCode = rows[0].customer_code;
  const money = { customerCode, method: 'transfer', amount: '150.00', receivedOn: '2026-11-20' };
  await clerk.data('book', { ...money, items: [{ statementNo, amount: '120.00' }] });
  const { writeOffNo } = await clerk.data('writeOffs/ask', {
    customerCode,
    statementNo,
    amount: '10.00',
    reason: '无法收回',
  });
  await chief.data('writeOffs/decide', { writeOffNo, version: 1, agreed: true });
}

/** A row that is tampered with, and the invariants that say so. */
const BREACHES: readonly (readonly [tampering: string, reported: readonly string[]])[] = [
  [
    'update credit_accounts set used_fen = used_fen + 1',
    ['used credit is what orders hold, less money that came and what was given up'],
  ],
  ['update statements set due_fen = due_fen + 1', ['sums of a statement are those of its lines']],
  ['update statement_sums set amount_fen = amount_fen + 1', ['kept sums are those of the lines']],
  [
    `update statement_lines set quantity = quantity + 1 where source = 'sign'`,
    ['no more is billed of a line than was signed of it or sent again'],
  ],
  ['update statement_lines set due_fen = 0', ['what is due is what was bought on account']],
  [
    `update statement_lines set amount_fen = amount_fen - 1, due_fen = due_fen - 1 where source = 'sign'`,
    ['an order that is over has on its statements what is owed for it'],
  ],
  [`update statements set status = 'confirmed'`, ['a statement stands where its sums say']],
  [
    'update statements set invoiced_fen = invoiced_fen + 1000000',
    ['no more is invoiced of a statement than stands on it', 'a statement says what invoices say of its lines'],
  ],
  ['update invoice_applications set amount_fen = amount_fen + 1', ['an application is the sum of its lines']],
  [
    'update invoice_lines set amount_fen = amount_fen + 1',
    ['an invoice is the sum of its lines', 'invoices are the lines of their application, to the fen'],
  ],
  ['update invoice_applications set tax_fen = tax_fen + 1', ['the tax of an application is that of its invoices']],
  ['update order_lines set signed_quantity = 1', ['no line is invoiced beyond what was signed and kept']],
  [
    'update invoice_red_letters set amount_fen = amount_fen - 1',
    ['a red letter is the sum of its lines', 'red letters of an invoice are not more than it'],
  ],
  ['update invoice_lines set red_quantity = 0', ['a line of an invoice knows what red letters take off it']],
  [
    'update invoice_application_lines set released_fen = 0, released_quantity = 0',
    ['what came to nothing or back is free again, and nothing else'],
  ],
  ['delete from statement_invoiced', ['the third side of the check says what invoices say']],
  [`update invoice_applications set status = 'issued'`, ['the log of an application ends where it stands']],
  [
    `update invoice_red_letters set red_invoice_no = (select max(invoice_no) from invoices)`,
    ['a number of the platform stands on one paper'],
  ],
  [
    'update receipts set allocated_fen = allocated_fen + 1',
    ['a receipt has allocated the sum of its allocations, and not more than it is'],
  ],
  [
    'update receipts set amount_fen = amount_fen + 1',
    ['a receipt repays its amount once, and owes it again where it was reversed'],
  ],
  [
    'update statements set paid_fen = paid_fen - 1',
    ['a statement is paid by allocations and what was given up, and by nothing else'],
  ],
  ['update statements set paid_fen = due_fen + 1', ['no more is paid of a statement than was due of it']],
  [`update write_offs set amount_fen = amount_fen + 1`, ['money moves only for receipts and write-offs that stand']],
];

it('each breach is reported, and nothing before it', async () => {
  await wholeStory();
  expect(await brokenRules(owner, MONEY_INVARIANTS)).toEqual({});
  const missed: Record<string, unknown> = {};
  for (const [tampering, reported] of BREACHES) {
    await owner.query('begin');
    // Guards of states would refuse what nobody but this test may do.
    await owner.query('set local session_replication_role = replica');
    await owner.query(tampering);
    const found = Object.keys(await brokenRules(owner, MONEY_INVARIANTS));
    if (!reported.every((name) => found.includes(name))) missed[tampering] = found;
    await owner.query('rollback');
  }
  expect(missed).toEqual({});
});
