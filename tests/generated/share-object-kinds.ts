import { shareRequests } from '#features/sharing/api/share-tables.ts';
import type { TestMember } from '#tests/factories/build-member.ts';
import { buildQuote } from '#tests/factories/build-quote.ts';
import { buildShareLink } from '#tests/factories/build-share-link.ts';
import type { TestShop } from '#tests/test-shop.ts';
import type { ObjectKind } from './object-kinds.ts';

const UNKNOWN_ROW = '999999999999999999';

/** Things of sharing that calls name by a number. */
export const SHARE_OBJECT_KINDS: Readonly<Record<string, ObjectKind>> = {
  shareLink: {
    build: async ({ db }, owner) => String((await buildShareLink(db.owner, owner)).linkId),
    unknown: UNKNOWN_ROW,
    personal: true,
  },
  shareRequest: { build: buildShareRequest, unknown: UNKNOWN_ROW, personal: false },
};

/** Somebody behind a link to a quote of the owner's asks for another invoice. */
async function buildShareRequest({ db }: TestShop, owner: TestMember): Promise<string> {
  const { quoteNo: objectNo } = await buildQuote(db.owner, owner);
  const { linkId } = await buildShareLink(db.owner, owner, { kind: 'quote', objectNo, fields: { address: true } });
  const facts = { type: 3, title: '个人', taxNo: '', bankName: '', bankAccount: '', address: '', phone: '', email: '' };
  const [row] = await db.owner
    .insert(shareRequests)
    .values({ firmId: owner.firmId, linkId, kind: 'invoice', wish: { name: '访客', note: '', invoice: facts } })
    .returning({ id: shareRequests.id });
  if (!row) throw new Error('request not written');
  return String(row.id);
}
