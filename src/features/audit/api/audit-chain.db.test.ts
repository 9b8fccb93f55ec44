import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, inTransaction, openDatabase } from '#platform/api/database.ts';
import { auditLog } from '#platform/api/platform-tables.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { sealChain } from './seal-chain.ts';
import { verifyChain } from './verify-chain.ts';

let db: TestDatabase;
let app: Database;
let firmId = 900n;

beforeAll(async () => {
  db = await createTestDatabase();
  app = openDatabase(db.appUrl, { max: 3, shortcuts: true });
});
afterAll(async () => {
  await app.close();
  await db.drop();
});

/** Rows of a firm of its own, old enough to be sealed. */
async function write(count: number, age = '2 hours', of = firmId) {
  const values = Array.from({ length: count }, (_, at) => ({
    firmId: of,
    userId: null,
    action: 'order.noted',
    objectType: 'order',
    objectId: `SO${at}`,
    after: { text: `第 ${at} 条`, zeta: 1.5, alpha: [1, 'x'] },
    createdAt: new Date(),
  }));
  const rows = await db.owner.insert(auditLog).values(values).returning({ id: auditLog.id });
  const ids = sql.param(rows.map(({ id }) => String(id)));
  await db.owner.execute(
    sql`update audit_log set created_at = now() - ${age}::interval where id = any(${ids}::bigint[])`,
  );
  return rows.map(({ id }) => id);
}

const verify = (from?: number, slice?: number) =>
  inTransaction(app, { firmId, userId: null }, 'read', (tx) => verifyChain(tx, firmId, from, slice));
const change = (statement: ReturnType<typeof sql>) => db.owner.execute(statement);

beforeEach(() => {
  firmId += 1n;
});

describe('the chain of the audit log', () => {
  it('numbers each firm from 1 and holds as long as nobody touches a row', async () => {
    await write(3);
    await write(2, '2 hours', firmId + 1000n);
    await sealChain(app);
    await write(4);
    await sealChain(app);
    expect(await verify()).toEqual({ checked: 7, next: null, fault: null });
    const { rows } = await change(
      sql`select place::int as place from audit_chain where firm_id = ${firmId + 1000n} order by place`,
    );
    expect(rows).toEqual([{ place: 1 }, { place: 2 }]);
  });

  it('leaves rows of the last half minute to the next run', async () => {
    await write(2);
    await write(1, '5 seconds');
    await sealChain(app);
    expect(await verify()).toMatchObject({ checked: 2, fault: null });
  });

  it('is followed in slices', async () => {
    await write(5);
    await sealChain(app);
    expect(await verify(1, 3)).toEqual({ checked: 3, next: 4, fault: null });
    expect(await verify(4, 3)).toEqual({ checked: 2, next: null, fault: null });
  });

  const tampering: [name: string, tamper: (ids: bigint[]) => Promise<unknown>, kind: string, place: number][] = [
    [
      'a changed fact',
      (ids) => change(sql`update audit_log set after = '{"text":"别的"}' where id = ${ids[2]}`),
      'changed',
      3,
    ],
    ['a changed person', (ids) => change(sql`update audit_log set user_id = 7 where id = ${ids[0]}`), 'changed', 1],
    [
      'a time moved by a microsecond',
      (ids) =>
        change(sql`update audit_log set created_at = created_at + interval '1 microsecond' where id = ${ids[1]}`),
      'changed',
      2,
    ],
    ['a removed row', (ids) => change(sql`delete from audit_log where id = ${ids[1]}`), 'removed', 2],
    [
      'a row removed with its seal',
      (ids) =>
        change(sql`delete from audit_chain where log_id = ${ids[2]}`).then(() =>
          change(sql`delete from audit_log where id = ${ids[2]}`),
        ),
      'order',
      4,
    ],
    [
      'two rows exchanged',
      (ids) =>
        change(sql`update audit_chain set log_id = -log_id where firm_id = ${firmId}`).then(() =>
          change(sql`update audit_chain set log_id = case place when 2 then ${ids[2]} when 3 then ${ids[1]} else -log_id end
            where firm_id = ${firmId}`),
        ),
      'changed',
      2,
    ],
  ];
  it.each(tampering)('finds %s', async (_, tamper, kind, place) => {
    const ids = await write(5);
    await sealChain(app);
    expect((await verify()).fault).toBeNull();
    await tamper(ids);
    expect((await verify()).fault).toMatchObject({ kind, place });
  });

  it('finds a row that was put in far behind the sealer', async () => {
    await write(2);
    await sealChain(app);
    // Further back than any transaction that was late.
    const id = -1_000_000n - firmId;
    await change(sql`insert into audit_log (id, firm_id, action, object_type, created_at) overriding system value
      values (${id}, ${firmId}, 'order.created', 'order', now() - interval '3 days')`);
    await sealChain(app);
    expect((await verify()).fault).toMatchObject({ kind: 'unsealed', logId: String(id) });
  });

  it('cannot be changed by the application', async () => {
    await write(1);
    await sealChain(app);
    const touch = (statement: string) =>
      inTransaction(app, { firmId, userId: null, right: 'worker' }, 'write', (tx) => tx.execute(sql.raw(statement)));
    await expect(touch("update audit_chain set hash = 'x'")).rejects.toThrow();
    await expect(touch('delete from audit_chain')).rejects.toThrow();
    await expect(touch('delete from audit_log')).rejects.toThrow();
  });
});
