import { isTitleAsked, requestTitle } from '#features/company-titles/api/public.ts';
import { addAddress, addTitle, findRegion, isInvoiceable, tidyTitle } from '#features/profile/api/public.ts';
import { addressErrors } from '#features/profile/contract/profile-contract.ts';
import { notifyQuote } from '#features/quotes/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { decideErrors } from '../contract/share-errors.ts';
import { describeWish, WISH_LABELS, type Wish, type WishKind, type WishState } from '../rules/share-requests.ts';
import { decides, findOwner } from './read-document-shares.ts';
import { answerWish, lockWish } from './share-request-repo.ts';
import type { OrderChange, SharedOrders } from './share-settings.ts';
import { mailAnswer, type Post } from './tell-of-wish.ts';

/** A quote has neither address nor invoice: they go to the buyer's own, first, for the order that is made of it. */
async function keepForOrder(db: Db, caller: SignedInCaller, { invoice, address }: Wish): Promise<void> {
  const code = invoice ? 'INVOICE_ADD' : 'ADDRESS_ADD';
  if (!caller.permissions.has(code)) {
    const message = invoice ? '没有新增发票抬头的权限' : '没有新增收货地址的权限';
    throw refuse(commonErrors, 'PERMISSION_REFUSED', { message });
  }
  if (invoice) await addTitle(db, caller, { ...invoice, isDefault: true, central: false });
  if (address) {
    const { receiver, phone, regionCode, detail } = address;
    await addAddress(db, caller, { receiver, phone, regionCode, detail, isDefault: true });
  }
}

/** The change as orders take it; what was left empty is not part of an invoice. */
function changeOf({ invoice, address }: Wish): OrderChange {
  if (invoice) {
    const given = Object.entries(invoice).filter(([, value]) => value !== '');
    return { kind: 'invoice', invoice: { type: invoice.type, title: invoice.title, ...Object.fromEntries(given) } };
  }
  const region = address && findRegion(address.regionCode);
  if (!address || !region) throw refuse(addressErrors, 'REGION_UNKNOWN');
  const { receiver, phone, regionCode, detail } = address;
  return { kind: 'address', regionCode, address: { receiver, phone, ...region, detail } };
}

/** A company that has approved titles invoices to those alone: what is none of them goes to the desk for approval. */
async function askForApproval(db: Db, post: Post, caller: SignedInCaller, number: string, { invoice }: Wish) {
  if (!invoice) return;
  const facts = tidyTitle(invoice);
  if (await isInvoiceable(db, caller.firmId, facts)) return;
  if (await isTitleAsked(db, caller.firmId, facts)) return;
  await requestTitle(db, post.messages, caller, { facts, reason: `${number} 的分享链接里提交的发票信息` });
}

async function carryOut(
  db: Db,
  caller: SignedInCaller,
  { orders, ...post }: { orders: SharedOrders } & Post,
  { number, kind, wish }: { number: string; kind: WishKind; wish: Wish },
): Promise<void> {
  await askForApproval(db, post, caller, number, wish);
  if (number.startsWith('SO')) return orders.changeDetails(db, caller, number, changeOf(wish));
  await keepForOrder(db, caller, wish);
  const what = describeWish(wish)
    .slice(0, 4)
    .map(({ value }) => value);
  const told = {
    kind: 'details_changed' as const,
    userId: caller.userId,
    detail: `${WISH_LABELS[kind]}：${what.join('，')}`,
  };
  await notifyQuote(db, { firmId: caller.firmId, quoteNo: number }, told, new Date());
}

/** The owner of a document answers what somebody behind a link asked for; only now anything changes. */
export async function decideRequest(
  db: Db,
  caller: SignedInCaller,
  { orders, ...post }: { orders: SharedOrders } & Post,
  { requestId, accept }: { requestId: string; accept: boolean },
) {
  const found = await lockWish(db, caller.firmId, BigInt(requestId));
  const ownerId = found && (await findOwner(db, caller, found.objectNo));
  if (!found || ownerId === null) throw notFound('变更申请');
  if (!decides(caller, ownerId)) throw refuse(decideErrors, 'SHARE_WISH_FOREIGN');
  const { request, objectNo } = found;
  if (request.status !== 'open') throw refuse(decideErrors, 'SHARE_WISH_DONE');
  const kind = request.kind as WishKind;
  const wish = request.wish as Wish;
  if (accept) await carryOut(db, caller, { orders, ...post }, { number: objectNo, kind, wish });
  const status: WishState = accept ? 'accepted' : 'refused';
  await answerWish(db, request, { status, decidedBy: caller.userId });
  await mailAnswer(db, post, { number: objectNo, kind, wish }, accept);
  await writeAudit(db, caller, {
    action: `shareRequest.${accept ? 'approved' : 'refused'}`,
    objectType: 'shareRequest',
    objectId: requestId,
    after: { kind, number: objectNo },
  });
  return { requestId, status };
}
