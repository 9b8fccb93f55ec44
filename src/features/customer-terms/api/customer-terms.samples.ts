import { eq } from 'drizzle-orm';
import { creditAccounts } from '#features/payments/api/payment-tables.ts';
import { buildMember, type TestFirm, type TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { freshCustomer } from '#tests/factories/terms-desk.ts';
import type { FeatureSamples } from '#tests/generated/feature-samples.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { USUAL_BILLING } from '../rules/billing.ts';
import { creditApplications } from './term-tables.ts';

const TERMS = {
  ...{ levelCode: 'YD29', credit: 'limited', creditLimit: '1000.00', creditUntil: null, termDays: 30 },
  ...{ freeShipping: true, firmType: 'company', firmChannel: 0, groupCode: '', salesCode: '', status: 1 },
  billing: USUAL_BILLING,
};

/** An application that waits for the desk. */
async function buildApplication({ db }: TestShop, { firmId, userId }: TestMember): Promise<string> {
  const applicationNo = `SX000000${String(nextNumber()).padStart(6, '0')}`;
  await db.owner.delete(creditApplications).where(eq(creditApplications.firmId, firmId));
  const facts = { kind: 'raise', amountFen: 100_000n, reason: '测试' };
  await db.owner.insert(creditApplications).values({ firmId, userId, applicationNo, ...facts });
  return applicationNo;
}

/** What the company of somebody may owe ends somewhere: then there is something to ask for. */
async function limitCredit({ db }: TestShop, { firmId }: TestFirm): Promise<void> {
  await db.owner.delete(creditApplications).where(eq(creditApplications.firmId, firmId));
  await db.owner.update(creditAccounts).set({ limitFen: 1_000_000_000n }).where(eq(creditAccounts.firmId, firmId));
}

export const customerTermsSamples: FeatureSamples = {
  objects: {
    creditApplication: { build: buildApplication, unknown: 'SX991231999999', personal: false },
  },
  inputs: {
    'customerCredit.apply': async ({ shop }, member) => {
      if (member) await limitCredit(shop, member);
      return { kind: 'raise', amount: '99000000.00', reason: '年底备货' };
    },
    'customerTermsDesk.detail': async ({ shop }) => ({ customerCode: (await freshCustomer(shop)).code }),
    'customerTermsDesk.propose': async ({ shop }) => {
      const { code } = await freshCustomer(shop);
      return { customerCode: code, version: 0, terms: TERMS, reason: '测试' };
    },
    'customerTermsDesk.savePolicy': async ({ shop }) => {
      const { rows } = await shop.db.owner.execute<{ version: number }>('select version from customer_term_policy');
      return { aloneLimit: '50000.00', aloneTermDays: 30, levelAlone: true, version: rows[0]?.version ?? 1 };
    },
    'customerTermsDesk.reject': async ({ shop }) => {
      const applicant = await buildMember(shop.db.owner, { firm: await freshCustomer(shop) });
      const applicationNo = await buildApplication(shop, applicant);
      return { applicationNo, version: 1, note: '资料不足' };
    },
  },
  notReached: {
    'customerTermsDesk.check': 'wants a change that waits',
    'customerTermsDesk.withdraw': 'wants a change that waits',
    'customerTermsDesk.grant': 'wants an application that waits',
  },
  internalTables: ['customer_term_changes'],
  toldColumns: {
    credit_applications: [
      'what the company asks the shop to lend it, and what the shop answers',
      'application_no kind reason status answer',
    ],
  },
};
