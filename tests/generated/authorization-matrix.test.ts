import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import type { Identity } from '#platform/shared/define-endpoint.ts';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { sampleInput } from '#tests/sample-input.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/**
 * Every endpoint × every kind of caller, straight from the contracts: an endpoint is covered the day it is declared.
 * Whoever the contract does not name is refused with 401 or 403; whoever lacks the permission with 403; and an
 * unknown field is refused with 400 before anything else happens.
 */
const endpoints = listEndpoints(contract);

let shop: TestShop;
const members = new Map<string, TestMember>();

beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const firm = await buildFirm(owner);
  const group = await buildFirm(owner, { firmType: 'group' });
  members.set('company', await buildMember(owner, { firm }));
  members.set('powerless', await buildMember(owner, { firm, permissions: [] }));
  members.set('group', await buildMember(owner, { firm: group }));
  members.set('sales', await buildMember(owner, { firm, participantExtendType: 5 }));
  members.set('frozen', await buildMember(owner, { firm, status: 0 }));
});
afterAll(() => shop.stop());

/** A session per call: some calls end the session they are made with. */
async function tokenOf(actor: string): Promise<string | undefined> {
  if (actor === 'anonymous') return undefined;
  const member = members.get(actor);
  return buildSession(shop.db.owner, member ? { ...member, membershipId: member.memberId } : null);
}

let calls = 0;
async function callAs(actor: string, endpoint: (typeof endpoints)[number], extra: Record<string, unknown> = {}) {
  calls += 1;
  const { path, body } = sampleInput(endpoint, extra);
  const as = { token: await tokenOf(actor), key: `matrix-${calls}-key` };
  return endpoint.method === 'GET' ? shop.get(path, as) : shop.post(path, body, as);
}

const ACTORS: readonly Identity[] = ['anonymous', 'visitor', 'company', 'group', 'sales'];

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    const { meta } = endpoint;

    it.each(ACTORS)('lets %s in exactly when the contract says so', async (actor) => {
      const { status, body } = await callAs(actor, endpoint);
      if (meta.identities.includes(actor)) {
        expect({ status, error: body.error }).not.toMatchObject({ status: 403 });
        expect(body.error).not.toBe('UNAUTHORIZED');
      } else {
        expect({ status, success: body.success }).toEqual({
          status: actor === 'anonymous' || actor === 'visitor' ? 401 : 403,
          success: false,
        });
      }
      expect(status, JSON.stringify(body)).toBeLessThan(500);
    });

    if (meta.permission) {
      it('refuses a member without the permission', async () => {
        const { status, body } = await callAs('powerless', endpoint);
        expect({ status, error: body.error }).toEqual({ status: 403, error: 'PERMISSION_REFUSED' });
      });
    }

    it('treats a frozen member as nobody', async () => {
      const { status } = await callAs('frozen', endpoint);
      if (!meta.identities.includes('anonymous')) expect(status).toBe(401);
    });

    it('refuses fields it does not know', async () => {
      const actor = ACTORS.find((candidate) => meta.identities.includes(candidate)) ?? 'company';
      const { status, body } = await callAs(actor, endpoint, { salesPriceOverride: '0.01' });
      expect({ status, error: body.error }).toEqual({ status: 400, error: 'BAD_REQUEST' });
    });
  },
);

it('sees the endpoints it is meant to cover', () => {
  expect(endpoints.length).toBeGreaterThan(5);
});
