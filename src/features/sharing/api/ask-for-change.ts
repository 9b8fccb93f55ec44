import { findRegion } from '#features/profile/api/public.ts';
import { keepOfType, titleFaults } from '#features/profile/rules/public.ts';
import { notifyQuote } from '#features/quotes/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { tidyTaxNumber } from '#platform/shared/tidy-tax-number.ts';
import { wishErrors } from '../contract/share-errors.ts';
import type { AddressWish, InvoiceWish, WishInput } from '../contract/shared-schemas.ts';
import { type AddressFacts, MAX_OPEN_WISHES, type Wish, type WishKind } from '../rules/share-requests.ts';
import { readSharedDetails } from './read-shared-details.ts';
import type { OpenedLink } from './share-link-repo.ts';
import { lockLink } from './share-opening-repo.ts';
import { countOpenWishes, insertWish } from './share-request-repo.ts';
import { type Post, tellAskedWish } from './tell-of-wish.ts';

function invoiceOf(given: InvoiceWish) {
  const taxNo = tidyTaxNumber(given.taxNo);
  const facts = keepOfType({ ...given, taxNo });
  const [fault] = Object.values(titleFaults(facts));
  if (fault) throw refuse(wishErrors, 'SHARE_WISH_WRONG', { message: fault });
  return facts;
}

function addressOf(given: AddressWish): AddressFacts {
  const region = findRegion(given.regionCode);
  if (!region) throw refuse(wishErrors, 'SHARE_WISH_WRONG', { message: '没有这个省市区，请重新选择' });
  const { province, city, district } = region;
  return { ...given, region: [...new Set([province, city, district])].join('') };
}

/** Keeps what somebody behind a link asks for. Nothing changes by it: the owner of the document answers. */
export async function askForChange(db: Db, link: OpenedLink, post: Post, input: WishInput) {
  const { name, note, replyTo, invoice, address } = input;
  await lockLink(db, link);
  const { over } = await readSharedDetails(db, link);
  if (over) throw refuse(wishErrors, 'SHARE_OVER');
  if ((await countOpenWishes(db, link)) >= MAX_OPEN_WISHES) throw refuse(wishErrors, 'SHARE_WISHES_MANY');
  const kind: WishKind = invoice ? 'invoice' : 'address';
  const wish: Wish = {
    name,
    note,
    ...(replyTo && { replyTo }),
    ...(invoice && { invoice: invoiceOf(invoice) }),
    ...(address && { address: addressOf(address) }),
  };
  const { firmId, linkId } = link;
  const id = await insertWish(db, { firmId, linkId }, kind, wish);
  await tellAskedWish(db, post, link, { id, kind, wish });
  return { asked: true } as const;
}

/** Writes a word of somebody behind a link to the log of the quote. */
export async function commentOnQuote(
  db: Db,
  { firmId, objectNo: quoteNo, fields }: OpenedLink,
  { name, text }: { name: string; text: string },
) {
  if (!fields.comments) throw notFound('链接');
  const told = { kind: 'assisted', detail: `${name}：${text}`, userId: null } as const;
  if (!(await notifyQuote(db, { firmId, quoteNo }, told, new Date()))) throw refuse(wishErrors, 'SHARE_OVER');
  return { noted: true } as const;
}
