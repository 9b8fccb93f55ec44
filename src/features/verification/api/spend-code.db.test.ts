import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { type CodeBinding, insertCode } from './code-repo.ts';
import { hashCode, spendCode } from './spend-code.ts';
import { verificationJobs } from './verification-jobs.ts';
import { verificationKeys } from './verification-keys.ts';

const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;
const KEYS = verificationKeys(Buffer.alloc(32, 7));
const CODE = '482915';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

let phones = 0;
async function sent(code = CODE, facts: Partial<CodeBinding> = {}): Promise<CodeBinding> {
  const target = facts.target ?? `137${String((phones += 1)).padStart(8, '0')}`;
  const binding = { channel: 'sms', purpose: 'login', target, ...facts } as const;
  await inTransaction(db.app, IDENTITY, 'write', (tx) => insertCode(tx, binding, hashCode(KEYS, binding, code)));
  return binding;
}
const spend = (binding: CodeBinding, code = CODE) => spendCode(db.app, KEYS, { ...binding, code });
const ageAll = (seconds: number) =>
  db.owner.execute(sql`update verification_codes set expires_at = expires_at - make_interval(secs => ${seconds})`);

describe('a code', () => {
  it('is good once', async () => {
    const binding = await sent();
    expect([await spend(binding), await spend(binding)]).toEqual([true, false]);
  });

  it('is good for one of twenty at the same moment', async () => {
    const binding = await sent();
    const spent = await Promise.all(Array.from({ length: 20 }, () => spend(binding)));
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  it.each<Partial<CodeBinding>>([
    { purpose: 'reset' },
    { purpose: 'reauth' },
    { channel: 'mail' },
    { target: '13700000000' },
  ])('is wrong for %j', async (other) => {
    const binding = await sent();
    expect(await spend({ ...binding, ...other })).toBe(false);
    expect(await spend(binding)).toBe(true);
  });

  it('is void after five wrong tries, however many try at once', async () => {
    const binding = await sent();
    const wrong = await Promise.all(Array.from({ length: 30 }, (_, n) => spend(binding, String(100_000 + n))));
    expect(wrong.some(Boolean)).toBe(false);
    expect(await spend(binding)).toBe(false);
    const { rows } = await db.owner.execute(sql`select tries from verification_codes where target = ${binding.target}`);
    expect(rows).toEqual([{ tries: 5 }]);
  });

  it('is good at the fifth try', async () => {
    const binding = await sent();
    for (const code of ['000001', '000002', '000003', '000004']) await spend(binding, code);
    expect(await spend(binding)).toBe(true);
  });

  it('counts tries of acts that are rolled back', async () => {
    const binding = await sent();
    for (let n = 0; n < 5; n += 1) {
      const act = spend(binding, '000000').then(() =>
        inTransaction(db.app, IDENTITY, 'write', () => Promise.reject(new Error('refused'))),
      );
      await expect(act).rejects.toThrow('refused');
    }
    expect(await spend(binding)).toBe(false);
  });

  it('is void once a newer one is sent', async () => {
    const binding = await sent('111111');
    await sent('222222', binding);
    expect(await spend(binding, '111111')).toBe(false);
    expect(await spend(binding, '222222')).toBe(true);
  });

  it('does not come back when the newer one is used', async () => {
    const binding = await sent('111111');
    await sent('222222', binding);
    expect(await spend(binding, '222222')).toBe(true);
    expect(await spend(binding, '111111')).toBe(false);
  });

  it('lives ten minutes', async () => {
    const binding = await sent();
    await ageAll(601);
    expect(await spend(binding)).toBe(false);
  });

  it.each(['', ' ', '%', '*', 'null', '\u0000', '48291', '4829150', CODE.repeat(9)])(
    'is not met by %j',
    async (code) => {
      expect(await spend(await sent(), code)).toBe(false);
    },
  );

  it('is opened by no other key and by no other row', async () => {
    const binding = await sent();
    const others = verificationKeys(Buffer.alloc(32, 8));
    expect(await spendCode(db.app, others, { ...binding, code: CODE })).toBe(false);
    expect(hashCode(KEYS, binding, CODE)).not.toBe(hashCode(KEYS, binding, CODE));
  });

  it('is not seen without the right to it', async () => {
    await sent();
    const seen = await inTransaction(db.app, { firmId: 1n, userId: 1n }, 'read', (tx) =>
      tx.execute(sql`select 1 from verification_codes`),
    );
    expect(seen.rows).toEqual([]);
  });
});

it('what nobody can use is forgotten, what somebody may ask about stays a day', async () => {
  await db.owner.execute(sql`delete from verification_codes`);
  const old = await sent();
  await ageAll(86_400 + 601);
  const recent = await sent();
  await db.owner.execute(sql`insert into captchas (id, session_hash, answer_hash, expires_at) values
    ('old', '', '', now() - interval '121 seconds'), ('solved', '', '', now() - interval '119 seconds')`);
  for (const job of verificationJobs(db.app)) await job.run();
  const targets = await db.owner.execute(sql`select target from verification_codes`);
  expect(targets.rows).toEqual([{ target: recent.target }]);
  expect(old.target).not.toBe(recent.target);
  expect((await db.owner.execute(sql`select id from captchas`)).rows).toEqual([{ id: 'solved' }]);
});
