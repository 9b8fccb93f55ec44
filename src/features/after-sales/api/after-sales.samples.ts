import { eq } from 'drizzle-orm';
import { orders } from '#features/orders/api/order-tables.ts';
import { buildCase } from '#tests/factories/build-case.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { CASE_DESK_INPUTS } from '#tests/factories/case-desk-inputs.ts';
import { OWN_CASE_INPUTS } from '#tests/factories/own-case-inputs.ts';
import { openParcel } from '#tests/factories/returned-case.ts';
import { signedOrder } from '#tests/factories/signed-order.ts';
import { storeFile } from '#tests/factories/stored-file.ts';
import type { FeatureSamples } from '#tests/generated/feature-samples.ts';
import type { TestShop } from '#tests/test-shop.ts';

const UNKNOWN_ROW = '999999999999999999';
const UNKNOWN_CASE = 'SH991231999999';
const UNKNOWN_RETURN = 'TH991231999999';

async function heldFile(shop: TestShop, owner: TestMember): Promise<string> {
  const { firmId, userId } = owner;
  const made = await buildCase(shop, owner);
  return made ? storeFile(shop, 'after_sale', { firmId, userId, ownerId: made.caseId }) : UNKNOWN_ROW;
}

async function returnOf(shop: TestShop, owner: TestMember): Promise<string | null> {
  const made = await buildCase(shop, owner);
  return made ? (await openParcel(shop, { firmId: owner.firmId, caseId: made.caseId })).returnNo : null;
}

/** Placed by somebody who may: a storekeeper asks for after-sales of orders without placing any. */
async function ownSignedOrder(shop: TestShop, member: TestMember): Promise<string> {
  const buyer = await buildMember(shop.db.owner, { firm: member, loginSource: 3 });
  const { orderNo } = await signedOrder(shop, buyer, [{ quantity: 2 }]);
  await shop.db.owner.update(orders).set({ userId: member.userId }).where(eq(orders.orderNo, orderNo));
  return orderNo;
}

/** Things of after-sales that calls name by a number. */
const objects: FeatureSamples['objects'] = {
  afterSale: {
    build: async (shop, owner) => (await buildCase(shop, owner))?.caseNo ?? UNKNOWN_CASE,
    unknown: UNKNOWN_CASE,
    personal: false,
  },
  afterSaleFile: {
    build: (shop, { firmId, userId }) => storeFile(shop, 'after_sale', { firmId, userId }),
    unknown: UNKNOWN_ROW,
    personal: true,
  },
  afterSaleReturn: {
    build: async (shop, owner) => (await returnOf(shop, owner)) ?? UNKNOWN_RETURN,
    unknown: UNKNOWN_RETURN,
    personal: false,
  },
  heldAfterSaleFile: { build: heldFile, unknown: UNKNOWN_ROW, personal: false },
};

const NO_PAPERS = { lineNo: 1, kind: 'return', reason: 'no_papers', quantity: 1 };
const HOW = { returnWay: 'mail', contactName: '王师傅', contactPhone: '13800138000' };

const ASKED = 'what the company asks the shop to make good, and what the shop grants';
const BACK = 'how goods come back to the shop';

export const afterSalesSamples: FeatureSamples = {
  objects,
  inputs: {
    ...CASE_DESK_INPUTS,
    ...OWN_CASE_INPUTS,
    'afterSaleDesk.file': async ({ shop }) => ({ fileId: await heldFile(shop, await buildMember(shop.db.owner)) }),
    'afterSales.apply': async ({ shop }, member) => {
      return { orderNo: member && (await ownSignedOrder(shop, member)), lines: [NO_PAPERS], ...HOW };
    },
    'afterSales.say': async ({ shop }, member) => {
      return { caseNo: (member && (await buildCase(shop, member))?.caseNo) ?? UNKNOWN_CASE, text: '请尽快处理' };
    },
    'afterSaleSettings.save': () => ({ approvalAbove: '1000.00', version: 0 }),
  },
  // Begun and not handed in; what the shop decides and counts by itself.
  internalTables: ['after_sale_drafts', 'after_sale_decisions', 'after_sale_quick_months', 'returned_stock'],
  toldColumns: {
    after_sale_cases: [
      ASKED,
      'case_no kind status return_way freight_payer exchange_wish pickup_address contact_name contact_phone sealed_account approval_status reject_reason',
    ],
    after_sale_events: [ASKED, 'side kind from_status to_status'],
    after_sale_lines: [ASKED, 'reason note measured'],
    after_sale_postings: [ASKED, 'kind'],
    after_sale_refunds: [ASKED, 'status'],
    after_sale_repairs: [ASKED, 'finding status'],
    after_sale_return_news: [BACK, 'notice_id words place'],
    after_sale_returns: [BACK, 'return_no way carrier tracking_no status warehouse from_address pickup_slot failure'],
  },
};
