import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { type DeclaredEndpoint, listEndpoints } from '#platform/shared/contract-list.ts';
import { EVERYONE } from '#platform/shared/identities.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/** What section 6 of the specification blocks: every act on carts, quotes, enquiries, orders and addresses, exports among them. */
const BLOCKED =
  /^\/(oms-front\/(pre|trade\/(create|cancel|export|batchExport|orderPo|rebuy)|(quote|enquiry)\/(create|copy|cancel|negotiate|transfer|startFlow|upload|answer|draft|quotExport))|cart-center\/(cart\/(add|modify|clear|list|shareCart)|bulk\/(?!check))|enterprise-service\/address)/;

/** Orders, quotes, enquiries, carts, payments and what a company decides about them: no business of a group account at all. */
const BUYING =
  /^\/(oms-front|cart-center\/(cart|bulk)|universal-pay|enterprise-service\/(address|budget|fronted\/(?!user))|marketing-center\/share\/of)/;

const endpoints = listEndpoints(contract);
const customers = endpoints.filter(({ meta }) => meta.identities.includes('company'));

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
const KINDS = Object.keys(WORDS) as (keyof typeof WORDS)[];

const openTo = (some: readonly DeclaredEndpoint[], kind: keyof typeof WORDS) =>
  some.filter(({ meta }) => meta.identities.includes(kind)).map(({ name }) => name);

it.each(KINDS)('no blocked act is open to %s', (kind) => {
  const blocked = endpoints.filter(({ path }) => BLOCKED.test(path));
  expect(blocked.length).toBeGreaterThan(25);
  expect(openTo(blocked, kind)).toEqual([]);
});

it('a group account has nothing to do with what companies buy', () => {
  const buying = endpoints.filter(({ path, meta }) => BUYING.test(path) && meta.identities.length < EVERYONE.length);
  // The header of every page shows how many goods lie in the cart; here it is always none.
  expect(openTo(buying, 'group')).toEqual(['cart.count']);
});

describe.each(KINDS)('%s', (kind) => {
  const closed = customers.filter(({ meta }) => !meta.identities.includes(kind));

  it.each(closed.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'is refused in its own words, whatever the body and its roles: %s',
    async (_, endpoint) => {
      const path = endpoint.path.replace('{type}', 'enterprise').replace(/\{(\w+)\}/g, 'x');
      const as = { token: people.get(kind)?.token, key: `blocked-${kind}-key` };
      const { status, body } = endpoint.method === 'GET' ? await shop.get(path, as) : await shop.post(path, {}, as);
      expect({ status, message: body.message }).toEqual({ status: 403, message: WORDS[kind] });
    },
  );
});
