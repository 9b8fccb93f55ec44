import { enquiryFiles } from '#features/enquiries/api/enquiry-tables.ts';
import type { TestMember } from '#tests/factories/build-member.ts';
import { buildEnquiry, buildEnquiryDraft } from '#tests/factories/build-quote.ts';
import { storeFile } from '#tests/factories/stored-file.ts';
import type { TestShop } from '#tests/test-shop.ts';
import type { ObjectKind } from './object-kinds.ts';

const UNKNOWN_ROW = '999999999999999999';
const UNKNOWN_ENQUIRY = 'XJ991231999999';

/** Things of enquiries that calls name by a number. */
export const ENQUIRY_OBJECT_KINDS: Readonly<Record<string, ObjectKind>> = {
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
async function looseEnquiryFile({ db }: TestShop, { firmId, userId }: TestMember): Promise<string> {
  const file = { firmId, userId, ...(await storeFile('enquiry-files')) };
  const [row] = await db.owner.insert(enquiryFiles).values(file).returning({ id: enquiryFiles.id });
  return String(row?.id);
}

async function heldEnquiryFile({ db }: TestShop, owner: TestMember): Promise<string> {
  const { firmId, userId } = owner;
  const { enquiryId } = await buildEnquiry(db.owner, owner);
  const file = { firmId, userId, enquiryId, ...(await storeFile('enquiry-files')) };
  const [row] = await db.owner.insert(enquiryFiles).values(file).returning({ id: enquiryFiles.id });
  return String(row?.id);
}
