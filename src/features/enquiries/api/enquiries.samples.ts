import type { TestMember } from '#tests/factories/build-member.ts';
import { buildEnquiry, buildEnquiryDraft } from '#tests/factories/build-quote.ts';
import { storeFile } from '#tests/factories/stored-file.ts';
import type { FeatureSamples } from '#tests/generated/feature-samples.ts';
import type { TestShop } from '#tests/test-shop.ts';

const UNKNOWN_ROW = '999999999999999999';
const UNKNOWN_ENQUIRY = 'XJ991231999999';

/** Things of enquiries that calls name by a number. */
const objects: FeatureSamples['objects'] = {
  enquiry: {
    build: async ({ db }, owner) => (await buildEnquiry(db.owner, owner)).enquiryNo,
    unknown: UNKNOWN_ENQUIRY,
    personal: false,
  },
  enquiryDraft: {
    build: async ({ db }, owner) => (await buildEnquiryDraft(db.owner, owner)).enquiryNo,
    unknown: UNKNOWN_ENQUIRY,
    personal: true,
  },
  enquiryFile: { build: looseEnquiryFile, unknown: UNKNOWN_ROW, personal: true },
  heldEnquiryFile: { build: heldEnquiryFile, unknown: UNKNOWN_ROW, personal: false },
};

/** Handed in, and of no enquiry yet. */
function looseEnquiryFile(shop: TestShop, { firmId, userId }: TestMember): Promise<string> {
  return storeFile(shop, 'enquiry', { firmId, userId });
}

async function heldEnquiryFile(shop: TestShop, owner: TestMember): Promise<string> {
  const { firmId, userId } = owner;
  const { enquiryId } = await buildEnquiry(shop.db.owner, owner);
  return storeFile(shop, 'enquiry', { firmId, userId, ownerId: enquiryId });
}

export const enquirySamples: FeatureSamples = {
  objects,
  inputs: {
    'enquiries.create': () => ({ lines: [{ name: '非标垫片 Φ30×2', quantity: 5 }] }),
  },
  notReached: {
    'enquiries.transferOrder': 'wants an enquiry that was answered',
    'enquiries.transferQuote': 'wants an enquiry that was answered',
    'enquiryDesk.ask': 'wants an enquiry that is worked on',
    'enquiryDesk.close': 'wants an enquiry that is open',
    'enquiryDesk.detail': 'wants an enquiry',
    'enquiryDesk.file': 'wants a file that was handed in',
    'enquiryDesk.take': 'wants an enquiry that is open',
  },
};
