import { type AttachmentTools, openAttachment } from '#business/attachments/api/public.ts';
import { drawQrCode } from '#business/papers/api/public.ts';
import { sharedOrderHref } from '#business/paths/rules/public.ts';
import { answerExport, answerFile } from '#business/transfers/api/public.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { orderActContract } from '../contract/order-act-contract.ts';
import { ORDER_FILES } from '../contract/order-files.ts';
import { orderLinkContract } from '../contract/order-link-contract.ts';
import { orderPaperContract } from '../contract/order-paper-contract.ts';
import { sharesOrder } from '../rules/order-scope.ts';
import { cancelOrder } from './cancel/cancel-order.ts';
import { foreseeCancel } from './cancel/foresee-cancel.ts';
import { changeOrderDetails } from './change-details.ts';
import { editPo } from './edit-po.ts';
import { linkKey } from './links/link-code.ts';
import { openLink } from './links/open-link.ts';
import { makeLink, readLinks, revokeLink } from './links/share-order.ts';
import type { OrderMoney } from './order-money.ts';
import { exportPdf, orderExport } from './papers/export-orders.ts';
import { planRebuy } from './rebuy-order.ts';
import { findOrderPlace } from './records/read-order-place.ts';

const acts = implementFeature(orderActContract);
const papers = implementFeature(orderPaperContract);
const links = implementFeature(orderLinkContract);

export const createOrderActHandlers = ({ money }: { money: Pick<OrderMoney, 'foreseeBack'> }) => ({
  cancel: acts.cancel.handler(({ input, context: { db, caller } }) => cancelOrder(db, signedIn(caller), input)),
  foreseeCancel: acts.foreseeCancel.handler(({ input, context: { db, caller } }) =>
    foreseeCancel(db, signedIn(caller), money, input),
  ),
  editPo: acts.editPo.handler(({ input, context: { db, caller } }) => editPo(db, signedIn(caller), input)),
  editInvoice: acts.editInvoice.handler(async ({ input: { orderNo, invoice }, context: { db, caller } }) => {
    await changeOrderDetails(db, signedIn(caller), orderNo, { kind: 'invoice', invoice });
    return { orderNo };
  }),
  rebuy: acts.rebuy.handler(({ input, context: { db, caller } }) => planRebuy(db, signedIn(caller), input.orderNos)),
});

export function createOrderPaperHandlers({ attachments }: { attachments: AttachmentTools }) {
  return {
    exportOne: papers.exportOne.handler(({ input: { orderNo, format }, context }) => {
      const one = { format, orderNos: [orderNo] };
      return format === 'pdf'
        ? exportPdf(context.db, signedIn(context.caller), one)
        : answerFile(context, orderExport, one);
    }),
    batchExport: papers.batchExport.handler(async ({ input, context }) =>
      input.format === 'pdf'
        ? exportPdf(context.db, signedIn(context.caller), input)
        : answerExport(context, orderExport, input),
    ),
    file: papers.file.handler(({ input, context: { db, caller } }) =>
      openAttachment(attachments, db, signedIn(caller), ORDER_FILES, input.fileId),
    ),
    qrCode: papers.qrCode.handler(async ({ input }) => ({ image: await drawQrCode(input) })),
  };
}

async function linksOf(db: Db, caller: SignedInCaller, orderNo: string) {
  const order = await findOrderPlace(db, caller, orderNo);
  const { identity, permissions, userId } = caller;
  const mayShare = order && sharesOrder({ own: order.userId === userId, permissions, identity });
  if (!mayShare) throw notFound('订单');
  return readLinks(db, order);
}

/**
 * `pepper`: secret of the installation; links are sealed with a key of its own. `origin`: whatever host a request
 * claimed, a link carries this one.
 */
export function createOrderLinkHandlers({ pepper, origin }: { pepper: Buffer; origin: string }) {
  const key = linkKey(pepper);
  return {
    make: links.make.handler(async ({ input, context: { db, caller } }) => {
      const { linkId, code, until } = await makeLink(db, signedIn(caller), key, input);
      const path = sharedOrderHref(code);
      return { linkId, path, url: origin + path, until };
    }),
    list: links.list.handler(({ input, context: { db, caller } }) => linksOf(db, signedIn(caller), input.orderNo)),
    revoke: links.revoke.handler(({ input: { orderNo, linkId }, context: { db, caller } }) =>
      revokeLink(db, signedIn(caller), orderNo, linkId),
    ),
    open: links.open.handler(({ input, context }) => openLink(context.database, key, input.code)),
  };
}
