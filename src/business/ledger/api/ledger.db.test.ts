import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { buildFirm } from '#tests/factories/build-member.ts';
import { brokenRules, ledgerInvariants } from '#tests/ledger-invariants.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { defineLedger } from '../rules/define-ledger.ts';
import { lockDocument, readHeldAmounts } from './held-repo.ts';
import { posting, postMovements, unposted, withinLimit } from './posting-repo.ts';

/** A ledger that no feature keeps: what one costs is its tables and this definition. */
const points = defineLedger({
  name: 'points',
  accounts: 'point_accounts',
  entries: 'point_entries',
  account: 'account_id',
  charged: 'person_id',
  balances: ['held', 'spent', 'lent'],
  kinds: { hold: { held: 1 }, spend: { held: -1, spent: 1 }, lend: { lent: 1 }, back: { lent: -1 } },
});

let db: TestDatabase;
let owner: pg.Pool;
let firmId: bigint;
let accountId: bigint;

beforeAll(async () => {
  db = await createTestDatabase();
  owner = new pg.Pool({ connectionString: db.ownerUrl });
  await owner.query(`
    create table point_accounts (id bigint primary key generated always as identity, firm_id bigint not null,
      limit_fen bigint not null, held_fen bigint not null default 0, spent_fen bigint not null default 0,
      lent_fen bigint not null default 0);
    create table point_entries (id bigint primary key generated always as identity, firm_id bigint not null,
      account_id bigint not null, person_id bigint not null, kind text not null, amount_fen bigint not null,
      document_type text not null, document_no text not null, effect_key text not null, user_id bigint, note text not null,
      held_after_fen bigint not null, spent_after_fen bigint not null, lent_after_fen bigint not null,
      created_at timestamptz not null default now(), unique (firm_id, account_id, effect_key));
    grant select, insert, update on point_accounts, point_entries to shop_app;
    select protect_firm_table('point_accounts'), protect_firm_table('point_entries'), keep_ledger('point_entries')`);
});
afterAll(async () => {
  await owner.end();
  await db.drop();
});
beforeEach(async () => {
  ({ firmId } = await buildFirm(db.owner));
  await owner.query(
    'alter table point_accounts no force row level security; alter table point_entries no force row level security',
  );
  const { rows } = await owner.query('insert into point_accounts (firm_id, limit_fen) values ($1, 1000) returning id', [
    String(firmId),
  ]);
  accountId = BigInt(rows[0].id);
});

const asFirm = <T>(work: (tx: Db) => Promise<T>) => inTransaction(db.app, { firmId, userId: null }, 'write', work);
const document = (no: string) => ({ firmId, userId: null, documentType: 'trip', documentNo: no, note: 'n' });
const move = (kind: (typeof points.kindNames)[number], amountFen: bigint, chargedId = 7n) => ({
  accountId,
  chargedId,
  kind,
  amountFen,
});

/** Holds points within the limit; answers whether they reached. */
const hold = (no: string, fen: bigint) =>
  asFirm(async (tx) => {
    const { rows } = await tx.execute<{ held: boolean }>(sql`
      with asked as (select ${accountId}::bigint as account_id, 7::bigint as charged_id, 'hold' as kind, ${fen}::bigint as fen,
        ${`hold:${no}`}::text as effect_key),
      due as (select * from asked where ${unposted(points, firmId, 'asked')}),
      ${posting(points, document(no), withinLimit(points))}
      select (select count(*) from total) = (select count(*) from moved) as held, (select count(*) from entered) as entered`);
    return rows[0]?.held === true;
  });
const entries = async () => {
  const { rows } = await owner.query(
    'select kind, person_id::int, held_after_fen::int, spent_after_fen::int, lent_after_fen::int from point_entries where firm_id = $1 order by id',
    [String(firmId)],
  );
  return rows.map((row) => Object.values(row));
};
const broken = () => brokenRules(owner, ledgerInvariants(points));

it('takes the last of an account and not one more, however many come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, (_, no) => hold(`H${no}`, 90n)));
  expect(answers.filter(Boolean)).toHaveLength(11);
  expect(await hold('last', 10n)).toBe(true);
  expect(await hold('more', 1n)).toBe(false);
  expect(await broken()).toEqual({});
});

it('counts every balance under the limit', async () => {
  await asFirm((tx) => postMovements(tx, points, document('A'), [move('hold', 300n), move('lend', 300n)], ''));
  await asFirm((tx) => postMovements(tx, points, document('A'), [move('spend', 200n)], ''));
  expect([await hold('B', 401n), await hold('C', 400n)]).toEqual([false, true]);
});

it('writes movements of one statement in the order of their kinds, each with the balances after it', async () => {
  const mixed = [
    move('lend', 5n),
    move('spend', 40n, 8n),
    move('spend', 20n),
    move('hold', 60n, 8n),
    move('hold', 20n),
  ];
  await asFirm((tx) => postMovements(tx, points, document('A'), mixed, 'first'));
  expect(await entries()).toEqual([
    ['hold', 7, 20, 0, 0],
    ['hold', 8, 80, 0, 0],
    ['spend', 7, 60, 20, 0],
    ['spend', 8, 20, 60, 0],
    ['lend', 7, 20, 60, 5],
  ]);
  const held = await asFirm((tx) => readHeldAmounts(tx, points, document('A')));
  expect(held).toEqual([
    { accountId, chargedId: 7n, amounts: { held: 0n, spent: 20n, lent: 5n } },
    { accountId, chargedId: 8n, amounts: { held: 20n, spent: 40n, lent: 0n } },
  ]);
});

it('books what has a name once, and what has another again', async () => {
  const twice = async (effect: string) => {
    for (let n = 0; n < 2; n += 1) {
      await asFirm((tx) => postMovements(tx, points, document('A'), [move('lend', 5n)], effect));
    }
  };
  await twice('one');
  await twice('two');
  await asFirm((tx) => postMovements(tx, points, document('A'), [], 'three'));
  expect(await entries()).toEqual([
    ['lend', 7, 0, 0, 5],
    ['lend', 7, 0, 0, 10],
  ]);
});

it('moves no account of another firm', async () => {
  const mine = document('A');
  firmId = (await buildFirm(db.owner)).firmId;
  await asFirm((tx) => postMovements(tx, points, { ...mine, firmId }, [move('lend', 5n)], ''));
  expect(await entries()).toEqual([]);
});

it('has steps of one document come one after the other', async () => {
  const step = (no: number) =>
    asFirm(async (tx) => {
      await lockDocument(tx, points, document('A'));
      const [held] = await readHeldAmounts(tx, points, document('A'));
      const lent = held?.amounts.lent ?? 0n;
      if (lent < 10n) await postMovements(tx, points, document('A'), [move('lend', 5n)], String(no));
    });
  await Promise.all([1, 2, 3, 4].map(step));
  expect((await entries()).length).toBe(2);
});

it('is written once, and the detectors see what was not', async () => {
  await asFirm((tx) => postMovements(tx, points, document('A'), [move('hold', 5n)], ''));
  await expect(owner.query('update point_entries set note = 1')).rejects.toThrow('written once');
  await expect(asFirm((tx) => tx.execute(sql`delete from point_entries`))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('permission denied') },
  });
  const client = await owner.connect();
  await client.query('begin');
  await client.query('update point_accounts set lent_fen = 1 where id = $1', [String(accountId)]);
  expect(Object.keys(await brokenRules(client, ledgerInvariants(points)))).toEqual([
    'points: balances are the sum of the ledger',
    'points: the last entry tells the balances of the account',
  ]);
  await client.query('rollback');
  client.release();
});
