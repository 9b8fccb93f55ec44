import { afterEach, beforeEach, expect, it } from 'vitest';
import { creditLedger } from '#features/payments/rules/credit-ledger.ts';
import { brokenRules, ledgerInvariants } from './ledger-invariants.ts';
import { type DatabaseBefore, databaseBefore } from './migrations/database-before.ts';

/** A database as it stood before credit knew receipts, with what two firms had used, given back and repaid. */
let old: DatabaseBefore;

beforeEach(async () => {
  old = await databaseBefore('_receivables');
});
afterEach(() => old.drop());

const everybody = async () => {
  for (const table of ['credit_accounts', 'credit_entries', 'orders']) {
    await old.db.query(`alter table ${table} no force row level security`);
  }
};

async function fill(): Promise<void> {
  await everybody();
  await old.db.query('set session_replication_role = replica');
  await old.db.query(`
    insert into credit_accounts (firm_id, limit_fen, used_fen, term_days)
    values (1, 5000, 450, 30), (2, -1, 0, 45), (3, 700, 0, 30)`);
  for (const [firm, entries] of [
    [1, "('use', 500, 500, 1), ('release', 100, 400, 1), ('use', 200, 600, 2), ('repaid', 150, 450, 2)"],
    [2, "('use', 300, 300, 3), ('repaid', 300, 0, 3)"],
  ] as const) {
    await old.db.query(`
      insert into credit_entries (firm_id, account_id, order_id, kind, amount_fen, document_type, document_no, effect_key, used_after_fen)
      select ${firm}, a.id, ${firm} * 100 + e.no, e.kind, e.fen, 'order', 'O' || e.no, e.kind || ':order:O' || e.no || ':' || e.fen, e.after
      from credit_accounts a, (values ${entries}) as e (kind, fen, after, no) where a.firm_id = ${firm} order by e.no, e.after desc`);
  }
  await old.db.query('set session_replication_role = origin');
}

const accounts = () => old.rows('select firm_id, limit_fen, used_fen, term_days from credit_accounts order by 1');
const entries = () => old.rows('select * from credit_entries order by id');

it('used credit is the same before and after, row by row', async () => {
  await fill();
  const before = [await accounts(), await entries()];
  expect(before[1]).toHaveLength(6);
  await old.migrate();
  await everybody();
  expect([await accounts(), await entries()]).toEqual(before);
  const { 'credit: balances are the sum of the ledger': balances = '' } = ledgerInvariants(creditLedger);
  expect(await brokenRules(old.db, { balances })).toEqual({});
});

it('nothing is changed where an account is not the sum of its movements', async () => {
  await fill();
  await old.db.query('update credit_accounts set used_fen = 451 where firm_id = 1');
  await expect(old.migrate()).rejects.toMatchObject({
    cause: { message: expect.stringContaining('1 accounts are not the sum of their movements') },
  });
  const [{ found } = {}] = await old.rows("select to_regclass('receipts') as found");
  expect(found).toBeNull();
});

it.each([
  ['money as such names no order', "'repaid', 'receipt', null", 'ok'],
  ['money of a receipt is of no order', "'repaid', 'receipt', 101", 'credit_entries_charged'],
  ['an order is named by what it uses', "'use', 'order', null", 'credit_entries_charged'],
  ['no other kinds', "'gift', 'receipt', null", 'credit_entries_kind'],
])('%s', async (_, values, says) => {
  await fill();
  await old.migrate();
  await everybody();
  const [kind, type, order] = values.split(', ');
  await old.db.query('set session_replication_role = replica');
  const insert = old.db.query(`
    insert into credit_entries (firm_id, account_id, order_id, kind, amount_fen, document_type, document_no, effect_key, used_after_fen)
    select 1, id, ${order}, ${kind}, 500, ${type}, 'RC1', 'x', -50 from credit_accounts where firm_id = 1`);
  if (says === 'ok') expect((await insert).rowCount).toBe(1);
  else await expect(insert).rejects.toThrow(says);
});
