import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { listEndpoints } from '#platform/shared/contract-list.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** What section 6 of the specification blocks, as far as it exists: every act on carts, quotes, enquiries, orders and addresses. */
const BLOCKED =
  /^\/(oms-front\/(pre|trade\/create|trade\/cancel|(quote|enquiry)\/(create|copy|cancel|negotiate|transfer|startFlow|upload|answer|draft))|cart-center\/cart\/(add|modify|clear|list)|enterprise-service\/address)/;

const endpoints = listEndpoints(contract).filter(({ path }) => BLOCKED.test(path));

let shop: TestShop;
const people = new Map<string, TestMember>();
beforeAll(async () => {
  shop = await startTestShop();
  const { owner } = shop.db;
  const partner = await buildFirm(owner, { firmChannel: 1 });
  people.set('group', await buildMember(owner, { firm: await buildFirm(owner, { firmType: 'group' }) }));
  people.set('sales', await buildMember(owner, { participantExtendType: 5 }));
  people.set('restricted', await buildMember(owner, { firm: partner }));
});
afterAll(() => shop.stop());

const WORDS = {
  group: '集团账号仅用于用户管理，不能下单，请切换到公司账号',
  sales: '销售账号不能进行此操作，请使用采购账号',
  restricted: '采购系统接入账号不能进行此操作，请在贵司采购系统中操作',
} as const;

it('sees what it is meant to cover', () => {
  expect(endpoints.length).toBeGreaterThan(12);
});

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    it.each(Object.entries(WORDS))('refuses %s in its own words, whatever the body', async (identity, message) => {
      const path = endpoint.path.replace('{type}', 'enterprise').replace(/\{(\w+)\}/g, 'x');
      const as = { token: people.get(identity)?.token, key: `blocked-${identity}-key` };
      const { status, body } = endpoint.method === 'GET' ? await shop.get(path, as) : await shop.post(path, {}, as);
      expect({ status, message: body.message }).toEqual({ status: 403, message });
    });
  },
);
