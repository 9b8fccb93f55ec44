import { eq } from 'drizzle-orm';
import { invoiceTitles } from '#features/profile/api/profile-tables.ts';
import type { TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import type { FeatureSamples } from '#tests/generated/feature-samples.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { titleRequests } from './title-request-tables.ts';

const UNKNOWN_REQUEST = 'TT991231999999';
const facts = (title: string) => ({
  ...{ type: 3 as const, title, taxNo: '', bankName: '', bankAccount: '', address: '', phone: '', email: '' },
});

/** A title that waits for the desk. */
async function buildRequest({ db }: TestShop, { firmId, userId }: TestMember): Promise<string> {
  const requestNo = `TT000000${String(nextNumber() % 1_000_000).padStart(6, '0')}`;
  const title = `抬头${nextNumber()}`;
  const words = { title, taxNo: '', reason: '测试', status: 'waiting' };
  await db.owner.insert(titleRequests).values({ firmId, requestNo, after: facts(title), askedBy: userId, ...words });
  return requestNo;
}

async function buildTitle({ db }: TestShop, { firmId }: TestMember): Promise<string> {
  await db.owner.delete(titleRequests).where(eq(titleRequests.firmId, firmId));
  const title = { firmId, userId: null, type: 3, title: `公司抬头${nextNumber()}` };
  const [row] = await db.owner.insert(invoiceTitles).values(title).returning({ id: invoiceTitles.id });
  return String(row?.id);
}

export const companyTitlesSamples: FeatureSamples = {
  objects: {
    companyTitle: { build: buildTitle, unknown: '999999999999999999', personal: false },
    titleRequest: { build: buildRequest, unknown: UNKNOWN_REQUEST, personal: false },
  },
  inputs: {
    'companyTitles.ask': async ({ shop }, member) => ({
      titleId: member && (await buildTitle(shop, member)),
      ...{ type: 3, title: `新名${nextNumber()}`, reason: '公司更名' },
    }),
  },
  notReached: { 'companyTitleDesk.decide': 'wants a request that waits' },
  toldColumns: {
    title_requests: [
      'what the company asks the shop to write on its invoices, and what the shop answers',
      'request_no before after title tax_no reason status answer',
    ],
  },
};
