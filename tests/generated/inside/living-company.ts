import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { memberships, users } from '#features/access/api/access-tables.ts';
import { approvalDelegations } from '#features/approvals/api/approval-tables.ts';
import { statements } from '#features/statements/api/statement-tables.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildDepartment } from '#tests/factories/build-approval-flow.ts';
import { buildCenter, type TestCenter } from '#tests/factories/build-budget.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { writeStatement } from '#tests/factories/build-statement.ts';
import { orderInput } from '#tests/factories/place-order.ts';
import { quoteDeskOf } from '#tests/factories/quote-desk.ts';
import type { TestShop } from '#tests/test-shop.ts';

/** A company in the middle of its work, and who looks at it. */
export interface LivingCompany {
  buyer: TestMember;
  approver: TestMember;
  sales: TestMember;
  /** Numbers by the kinds that contracts name objects with. */
  numbers: Readonly<Record<string, readonly string[]>>;
  itemNo: string;
}

/** A limit that no price of a test comes near, so that its digits give it away. */
export const SECRET_LIMIT = { fen: 918_273_645_500n, digits: '91827364' };

export async function buildLivingCompany(shop: TestShop): Promise<LivingCompany> {
  const { owner } = shop.db;
  const firm = await buildFirm(owner, { settings: { freeShipping: true } });
  const departmentId = await buildDepartment(owner, firm);
  const buyer = await buildMember(owner, { firm, departmentId });
  const approver = await buildMember(owner, { firm, permissions: ['ORDER_APPROVE', 'ORDER_MANAGEMENT'], departmentId });
  // Whatever a role of the company grants by mistake, a sales account stays one.
  const sales = await buildMember(owner, { firm, participantExtendType: 5, dataScope: 'company' });
  await owner.update(memberships).set({ sellerCode: 'S100' }).where(eq(memberships.id, sales.memberId));
  await owner.update(users).set({ phoneNumber: '19955500001', email: 'a@x.example' }).where(eq(users.id, buyer.userId));
  const tight = await buildCenter(owner, firm.firmId, { limitFen: 100n, rule: { overPolicy: 'warn' } });
  const rich = await buildCenter(owner, firm.firmId, { limitFen: SECRET_LIMIT.fen, ownerMemberId: approver.memberId });
  await owner.execute(sql`update memberships set amount_limit = ${SECRET_LIMIT.fen}, job_title = '采购经理'
    where id = ${approver.memberId}`);
  await buildFlow(owner, firm.firmId, { members: [approver.memberId] });
  await buildFlow(owner, firm.firmId, { documentType: 'quote', members: [approver.memberId] });
  await owner.insert(approvalDelegations).values({
    firmId: firm.firmId,
    memberId: approver.memberId,
    delegateMemberId: buyer.memberId,
    reason: '休假',
    startsAt: new Date(Date.now() + 86_400_000),
    endsAt: new Date(Date.now() + 172_800_000),
  });
  const { itemNo } = await buildSku(owner, { salesPrice: '120.00', stock: 5_000 });
  const work = workOf(shop, { buyer, approver, itemNo });
  await work.keepLists();
  const order = [await work.order(tight), await work.order(rich, 'approve'), await work.order(rich, 'refuse')];
  const quote = [await work.quote(rich, 'refuse'), await work.quote(rich)];
  const enquiry = [await work.enquire(rich)];
  const statement = [await billByCenter(shop, buyer)];
  return { buyer, approver, sales, itemNo, numbers: { order, quote, enquiry, statement } };
}

/** A statement of one cost centre. */
async function billByCenter(shop: TestShop, buyer: TestMember): Promise<string> {
  const { statement } = await writeStatement(shop, buyer);
  const place = eq(statements.id, statement.id);
  await shop.db.owner.update(statements).set({ grouping: 'cost_center', groupKey: 'CC-1' }).where(place);
  return statement.statementNo;
}

type People = { buyer: TestMember; approver: TestMember; itemNo: string };

/** What people of the company do. */
function workOf(shop: TestShop, { buyer, approver, itemNo }: People) {
  const calls = approvalCalls(shop);
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  const post = async (path: string, input: object): Promise<any> => {
    const { body } = await shop.post(path, input, { token: buyer.token, key: randomUUID() });
    if (!body.success) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.data;
  };
  const decide = async (action: 'approve' | 'refuse' | undefined) => {
    if (action) await calls.decide(approver, await calls.todo(approver), action);
  };
  const staffOf = async () => {
    const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
    return buildMember(shop.db.owner, { firm, permissions: ['DESK_QUOTES'] });
  };
  return {
    async order({ code }: TestCenter, action?: 'approve' | 'refuse'): Promise<string> {
      const over = { reason: '设备抢修', seen: [{ code, frequency: 'year', over: '239.00' }] };
      const replace = { costCenter: code, overBudget: action ? undefined : over };
      const input = await orderInput(shop, buyer, [{ skuCode: itemNo, quantity: 2 }], { replace });
      const { orderNo } = await post('/oms-front/trade/create', input);
      await decide(action);
      return orderNo;
    },
    async quote({ code }: TestCenter, action?: 'refuse'): Promise<string> {
      const lines = [{ skuCode: itemNo, quantity: 10, costCenter: code }];
      const { quoteNo } = await post('/oms-front/quote/create', { lines });
      await quoteDeskOf(shop, await staffOf()).send(quoteNo, { prices: ['100.00'] });
      await post(`/oms-front/quote/startFlow/${quoteNo}/firm`, {});
      await decide(action);
      return quoteNo;
    },
    async enquire({ code }: TestCenter): Promise<string> {
      const lines = [{ name: '非标垫片 Φ30×2', quantity: 5, costCenter: code }];
      return (await post('/oms-front/enquiry/create', { lines })).enquiryNo;
    },
    async keepLists() {
      const lines = [{ skuCode: itemNo, quantity: 3 }];
      await post('/enterprise-service/fronted/selection/create', { name: '常备', note: '内部', shared: true, lines });
      await post('/cart-center/cart/add/enterprise', { lines });
      await post('/cart-center/cart/shareCart/save', { token: 'a'.repeat(43) });
    },
  };
}
