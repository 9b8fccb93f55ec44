import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenPurpose } from '#features/access/api/access-tables.ts';
import { issueToken } from '#features/access/api/public.ts';
import { inTransaction } from '#platform/api/database.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const IDENTITY = { firmId: null, userId: null, right: 'identity' } as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function issue(purpose: TokenPurpose): Promise<string> {
  const member = await buildMember(shop.db.owner, { status: purpose === 'activation' ? 2 : 1 });
  return inTransaction(shop.db.app, IDENTITY, 'write', (db) =>
    issueToken(db, purpose, { userId: member.userId, membershipId: member.memberId }),
  );
}

/** The same token with its last bit turned: another hash altogether. */
const flipped = (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A');

/** Every door that takes a one-time token, with the purpose it is meant for. */
const DOORS: readonly [name: string, purpose: TokenPurpose, knock: (token: string) => Promise<{ status: number }>][] = [
  ['login by link', 'login_link', (token) => shop.post('/member-center/user/thirdParty', { token })],
  ['invitation', 'activation', (code) => shop.post('/member-center/user/ver/invitation', { code })],
  [
    'first password',
    'activation',
    (invitationCode) =>
      shop.post('/member-center/user/modifyPassword', { invitationCode, newPassword: 'kettle on the hill' }),
  ],
];
/** Refused for what it is, not because somebody knocked too often. */
const SHUT = [400, 401, 404];
const PURPOSES: readonly TokenPurpose[] = ['activation', 'reset', 'login_link', 'jump'];

describe.each(DOORS)('%s', (_, purpose, knock) => {
  it('opens for its own token', async () => {
    expect((await knock(await issue(purpose))).status).toBe(200);
  });

  it.each(PURPOSES.filter((other) => other !== purpose))('stays shut for a token of purpose %s', async (other) => {
    expect(SHUT).toContain((await knock(await issue(other))).status);
  });

  it.each([
    ['a turned bit', flipped],
    ['a cut end', (token: string) => token.slice(0, -1)],
    ['something added', (token: string) => `${token}A`],
    ['a signed token of another make', () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['a path in it', (token: string) => `../${token.slice(3)}`],
    ['a wildcard', () => '%'],
    ['nothing', () => ''],
  ])('stays shut with %s', async (__, change) => {
    expect(SHUT).toContain((await knock(change(await issue(purpose)))).status);
  });

  it('stays shut when its time is over, by the clock of the database', async () => {
    const token = await issue(purpose);
    await shop.db.owner.execute(sql`update one_time_tokens set expires_at = now() - interval '1 second'`);
    expect(SHUT).toContain((await knock(token)).status);
  });

  it('stays shut for the earlier of two', async () => {
    const member = await buildMember(shop.db.owner, { status: purpose === 'activation' ? 2 : 1 });
    const again = () =>
      inTransaction(shop.db.app, IDENTITY, 'write', (db) =>
        issueToken(db, purpose, { userId: member.userId, membershipId: member.memberId }),
      );
    const first = await again();
    await again();
    expect(SHUT).toContain((await knock(first)).status);
  });
});
