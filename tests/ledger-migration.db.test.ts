import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creditLedger } from '#features/payments/rules/credit-ledger.ts';
import { BUDGET_INVARIANTS } from './budget-invariants.ts';
import { brokenRules, ledgerInvariants } from './ledger-invariants.ts';
import { type DatabaseBefore, databaseBefore } from './migrations/database-before.ts';

/** A database as it stood before budgets and credit were one machine, with what had been booked, and what became of it. */
let old: DatabaseBefore;

beforeEach(async () => {
  old = await databaseBefore('_ledger');
});
afterEach(() => old.drop());

/** Two firms: orders of one used, gave back and repaid credit; the other has movements and no account; budgets of both. */
async function fill(): Promise<void> {
  await old.db.query('set session_replication_role = replica');
  for (const firm of [1, 2]) {
    await old.db.query(`
      insert into orders (id, firm_id, order_no, user_id, status, address, goods_fen, freight_fen, total_fen, tax_fen, line_count)
      overriding system value
      select ${firm * 100} + n, ${firm}, 'O' || ${firm * 100} + n, 5, 'to_ship', '{}', 500, 0, 500, 50, 1
      from generate_series(1, 3) n`);
    await old.db.query(`
      insert into budget_periods (firm_id, rule_id, cost_center_id, starts_on, ends_on, limit_fen, reserved_fen, used_fen)
      values (${firm}, 1, 1, '2026-01-01', '2026-12-31', 9000, 300, 700)`);
    await old.db.query(`
      insert into budget_entries (firm_id, period_id, cost_center_id, kind, amount_fen, document_type, document_no, effect_key,
        reserved_after_fen, used_after_fen)
      select ${firm}, p.id, 1, e.kind, e.fen, 'order', 'O1', e.kind || ':order:O1:1', e.reserved, e.used
      from budget_periods p cross join (values ('reserve', 1000, 1000, 0), ('confirm', 700, 300, 700)) as e (kind, fen, reserved, used)
      where p.firm_id = ${firm} order by e.used`);
    await old.db.query(`
      insert into credit_entries (firm_id, order_id, kind, amount_fen) values
        (${firm}, ${firm * 100 + 1}, 'use', 500), (${firm}, ${firm * 100 + 2}, 'use', 300),
        (${firm}, ${firm * 100 + 1}, 'release', 100), (${firm}, ${firm * 100 + 1}, 'release', 150),
        (${firm}, ${firm * 100 + 2}, 'repaid', 300), (${firm}, ${firm * 100 + 3}, 'use', 20)`);
  }
  await old.db.query('insert into credit_accounts (firm_id, limit_fen, used_fen) values (1, -1, 270), (3, 5000, 0)');
  await old.db.query('set session_replication_role = origin');
}

const everybody = async () => {
  for (const table of [
    'credit_accounts',
    'credit_entries',
    'budget_periods',
    'budget_entries',
    'orders',
    'cost_rules',
  ]) {
    await old.db.query(`alter table ${table} no force row level security`);
  }
};

describe('what was booked', () => {
  it('stands after it, row by row, and adds up', async () => {
    await fill();
    await everybody();
    const credit = 'select id, firm_id, order_id, kind, amount_fen, created_at from credit_entries order by id';
    const budgets = 'select * from budget_entries order by id';
    const [creditBefore, budgetsBefore] = [await old.rows(credit), await old.rows(budgets)];
    const accounts = 'select firm_id, limit_fen, used_fen from credit_accounts where firm_id <> 2 order by 1';
    const accountsBefore = await old.rows(accounts);
    expect([creditBefore.length, budgetsBefore.length]).toEqual([12, 4]);
    await old.migrate();
    await everybody();
    expect(await old.rows(credit)).toEqual(creditBefore);
    expect(await old.rows(budgets)).toEqual(budgetsBefore);
    expect(await old.rows(accounts)).toEqual(accountsBefore);
    expect(await brokenRules(old.db, { ...ledgerInvariants(creditLedger), ...BUDGET_INVARIANTS })).toEqual({});
  });

  it('bears the names it would bear today, each once', async () => {
    await fill();
    await old.migrate();
    await everybody();
    const named = await old.rows(`select effect_key, used_after_fen::int as used from credit_entries
      where firm_id = 1 order by id`);
    expect(named).toEqual([
      { effect_key: 'use:order:O101:101', used: 500 },
      { effect_key: 'use:order:O102:102', used: 800 },
      { effect_key: expect.stringMatching(/^release:order:O101:e\d+:101$/), used: 700 },
      { effect_key: expect.stringMatching(/^release:order:O101:e\d+:101$/), used: 550 },
      { effect_key: expect.stringMatching(/^repaid:order:O102:e\d+:102$/), used: 250 },
      { effect_key: 'use:order:O103:103', used: 270 },
    ]);
  });

  it('leaves a firm without an account no more credit than it has used', async () => {
    await fill();
    await old.migrate();
    await everybody();
    expect(await old.rows('select limit_fen, used_fen from credit_accounts where firm_id = 2')).toEqual([
      { limit_fen: '270', used_fen: '270' },
    ]);
  });
});

it('walls stand as they did', async () => {
  const walls = `select relname, relrowsecurity, relforcerowsecurity from pg_class
    where relname in ('credit_accounts', 'credit_entries', 'orders') order by 1`;
  const before = await old.rows(walls);
  await old.migrate();
  expect(await old.rows(walls)).toEqual(before);
});

it.each([
  [
    'an account is not the sum of its movements',
    'update credit_accounts set used_fen = 271 where firm_id = 1',
    '1 accounts are not the sum of their movements',
  ],
  ['a movement belongs to no order', 'delete from orders where id = 102', '2 movements belong to no order'],
])('nothing is changed where %s', async (_, breach, words) => {
  await fill();
  await old.db.query('set session_replication_role = replica');
  await everybody();
  await old.db.query(breach);
  const before = await old.rows('select * from credit_entries order by id');
  await expect(old.migrate()).rejects.toMatchObject({ cause: { message: expect.stringContaining(words) } });
  expect(await old.rows('select * from credit_entries order by id')).toEqual(before);
});

it.each(['budget_entries', 'credit_entries'])('nobody rewrites %s, not even its owner', async (table) => {
  await fill();
  await old.migrate();
  await everybody();
  for (const text of [`update ${table} set amount_fen = 1`, `delete from ${table}`, `truncate ${table}`]) {
    await expect(old.db.query(text)).rejects.toThrow(`movements in ${table} are written once`);
  }
  await old.db.query('set role shop_app');
  for (const text of [`update ${table} set amount_fen = 1`, `delete from ${table}`, `truncate ${table}`]) {
    await expect(old.db.query(text)).rejects.toThrow('permission denied');
  }
});
