import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Terms } from '#features/customer-terms/contract/terms-schemas.ts';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { creditAccounts } from '#features/payments/api/payment-tables.ts';
import type { Answer, TestShop } from '#tests/test-shop.ts';
import { buildFirm, buildMember, type TestFirm, type TestMember } from './build-member.ts';
import { nextNumber } from './next-number.ts';

const DESK = '/customer-terms/desk';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

/** Two people of the desk: one proposes, the other may be the second person. */
export async function termsDeskPeople({ db }: TestShop) {
  const firm = await buildFirm(db.owner, { firmType: 'operator' });
  const clerk = await buildMember(db.owner, { firm, permissions: ['DESK_CUSTOMERS'] });
  const boss = await buildMember(db.owner, { firm, permissions: ['DESK_CUSTOMERS', 'DESK_CUSTOMER_LIMITS'] });
  return { clerk, boss };
}

/** A company that has registered and with which nothing is agreed. */
export async function freshCustomer({ db }: TestShop, facts: Partial<typeof firms.$inferInsert> = {}) {
  const firm = await buildFirm(db.owner, { creditCode: `91T${nextNumber()}`, ...facts });
  await db.owner.delete(creditAccounts).where(eq(creditAccounts.firmId, firm.firmId));
  const [row] = await db.owner.select({ code: firms.customerCode }).from(firms).where(eq(firms.id, firm.firmId));
  return { ...firm, code: row?.code ?? '' };
}
export type FreshCustomer = TestFirm & { code: string };

/** The desk as its pages speak to the shop: every act names the version it saw last. */
export function termsDeskOf(shop: TestShop, { token }: TestMember) {
  const post = (path: string, input: object, key: string = randomUUID()): Promise<Answer<Free>> =>
    shop.post(`${DESK}/${path}`, input, { token, key });
  const read = async (customerCode: string): Promise<Free> => (await post('detail', { customerCode })).body.data;
  /** Changes some terms out of those that hold. */
  const propose = async (customerCode: string, wanted: Partial<Terms>, facts: object = {}, key?: string) => {
    const { terms, version } = await read(customerCode);
    const input = { customerCode, version, terms: { ...terms, ...wanted }, reason: '测试', ...facts };
    return post('propose', input, key);
  };
  const check = (changeId: string, agreed: boolean, note = '') => post('check', { changeId, agreed, note });
  return { post, read, propose, check };
}
