import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPepper } from '#app/api/read-pepper.ts';
import { hashPassword, verifyPassword } from '#features/access/api/public.ts';
import { buildSolvedCaptcha } from '#tests/factories/build-captcha.ts';
import { buildMember, buildSession } from '#tests/factories/build-member.ts';
import { takeMessages } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';

const PASSWORD = 'right-horse-battery';
const PHONE = '13900001111';
const MAIL = 'zhang.san@firm.example';

const HASH = /\$argon2id\$v=\d+\$[\w=,]+\$[\w+/]+\$[\w+/]+/;
const HASH_EVERYWHERE = new RegExp(HASH, 'g');

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** Every row of every table, as a thief would read it. */
async function dump(): Promise<string> {
  const { rows: tables } = await shop.db.owner.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const parts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await shop.db.owner.execute<{ rows: string }>(
        sql.raw(`select coalesce(string_agg(t::text, E'\\n'), '') as rows from ${name} t`),
      );
      return `${name}\n${rows[0]?.rows ?? ''}`;
    }),
  );
  return parts.join('\n');
}

describe('a stolen copy of the database', () => {
  it('opens no session, holds no password, no code and no message', async () => {
    const member = await buildMember(shop.db.owner, {
      passwordHash: await hashPassword(PASSWORD, await readPepper(testEnv)),
    });
    await shop.db.owner.execute(
      sql`update users set phone_number = ${PHONE}, email = ${MAIL} where id = ${member.userId}`,
    );
    const visitor = await buildSession(shop.db.owner, null);
    const captchaId = await buildSolvedCaptcha(shop.db.owner, { token: visitor, solvedFor: PHONE });
    const sent = await shop.post(
      '/member-center/user/ver/sms',
      { phoneNumber: PHONE, purpose: 'login', captchaId },
      { token: visitor },
    );
    expect(sent.status).toBe(200);
    const login = await shop.post(
      '/member-center/user/login',
      { userName: member.userName, password: PASSWORD },
      { headers: { 'x-token-in-body': '1' } },
    );
    expect(login.status).toBe(200);

    const stolen = await dump();
    const [message] = await takeMessages(shop, PHONE);
    const code = /\d{6}/.exec(message?.text ?? '')?.[0] ?? '';
    expect(code).toHaveLength(6);
    expect(stolen.length).toBeGreaterThan(1_000);
    for (const secret of [
      login.body.data.token,
      member.token,
      visitor,
      PASSWORD,
      `验证码 ${code}`,
      message?.text ?? code,
    ]) {
      expect(stolen).not.toContain(secret);
    }
    // A code is six digits and may stand in a number by chance; as a value of its own it must not.
    expect(stolen).not.toMatch(new RegExp(`[(,"]${code}[),"]`));
  });

  it('holds only hashes that are useless without the file beside it', async () => {
    const stolen = await dump();
    for (const hash of stolen.match(HASH_EVERYWHERE) ?? []) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
    const otherPepper = Buffer.alloc(32, 7);
    const [hash = null] = HASH.exec(stolen) ?? [];
    expect(hash).not.toBeNull();
    expect(await verifyPassword(PASSWORD, hash, otherPepper)).toBe(false);
    expect(await verifyPassword(PASSWORD, hash, await readPepper(testEnv))).toBe(true);
  });
});
