import argon2 from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { logIn, testPasswordHash } from '#tests/factories/log-in.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { LOCK_AFTER } from '../rules/login-limits.ts';
import { users } from './access-tables.ts';

let shop: TestShop;
let passwordHash: string;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED, env: { trustProxy: true } });
  passwordHash = await testPasswordHash();
});
afterAll(() => shop.stop());

/** What a refusal cost, statement by statement, and what it looked like. */
async function costOf(input: object) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const verify = vi.spyOn(argon2, 'verify');
  const { status, body, headers } = await logIn(shop, input, { ip: `192.0.2.${nextNumber() % 250}` });
  const statements = (query.mock.calls as unknown as [string | { text: string }][]).map(([statement]) =>
    (typeof statement === 'string' ? statement : statement.text).replaceAll(/\d+/g, '?'),
  );
  const hashes = verify.mock.calls.length;
  query.mockRestore();
  verify.mockRestore();
  const names = [...headers.keys()].filter((name) => name !== 'date').sort();
  const answer = { ...body, requestId: undefined, status, names };
  return { statements, hashes, answer };
}

const named = async (facts: Parameters<typeof buildMember>[1]) => {
  const { userName } = await buildMember(shop.db.owner, facts);
  return { userName, password: 'wrong' };
};

describe('a wrong password', () => {
  it('looks and costs the same for every kind of account, and for none', async () => {
    const inputs = [
      { userName: `nobody${nextNumber()}`, password: 'wrong' },
      await named({ passwordHash }),
      await named({ passwordHash, status: 0 }),
      await named({ status: 2 }),
      { userName: '13700000000', password: 'wrong' },
      { userName: 'nobody@firm.example', password: 'wrong' },
    ];
    await costOf({ userName: 'warm-up', password: 'wrong' });
    const costs = [];
    for (const input of inputs) costs.push(await costOf(input));
    for (const cost of costs) expect(cost).toEqual(costs[0]);
    expect(costs[0]).toMatchObject({ hashes: 1, answer: { status: 401, code: 10010 } });
    expect(costs[0]?.statements.length).toBeGreaterThan(5);
  });
});

describe('a locked name', () => {
  it('looks and costs the same whether there is such an account or not', async () => {
    const inputs = [await named({ passwordHash }), { userName: `nobody${nextNumber()}`, password: 'wrong' }];
    const costs = [];
    for (const input of inputs) {
      await costOf(input);
      await shop.db.owner.execute(sql`update rate_limits set points = ${LOCK_AFTER} where key like 'pw-name:%'`);
      costs.push(await costOf(input));
    }
    expect(costs[1]).toEqual(costs[0]);
    expect(costs[0]).toMatchObject({ hashes: 0, answer: { status: 429, code: 10011 } });
  });
});

describe('a wrong code', () => {
  it('looks and costs the same for phones with an account and without', async () => {
    const phone = () => `136${String(nextNumber()).padStart(8, '0')}`;
    const known = phone();
    const { userId } = await buildMember(shop.db.owner);
    await shop.db.owner.update(users).set({ phoneNumber: known }).where(eq(users.id, userId));
    await costOf({ phoneNumber: phone(), smsCode: '000000' });
    const one = await costOf({ phoneNumber: known, smsCode: '000000' });
    expect(await costOf({ phoneNumber: phone(), smsCode: '000000' })).toEqual(one);
    expect(one.answer).toMatchObject({ status: 401, code: 10014 });
  });
});
