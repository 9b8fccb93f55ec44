import type { AttachmentTools } from '#business/attachments/api/public.ts';
import { orderStatusLabel } from '#features/orders/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { type Caller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { fulfilmentDeskContract } from '../../contract/fulfilment-desk-contract.ts';
import { deskErrors } from '../../contract/fulfilment-errors.ts';
import { fittedWork } from '../../rules/fit-parts.ts';
import type { OrderWork } from '../../rules/order-work.ts';
import { judgeReceipts } from '../judge-receipts.ts';
import { notifyNews } from '../notify-news.ts';
import { lineIdOf, openWork } from '../open-work.ts';
import { readWarehouseNames } from '../read-parcels.ts';
import { keepReceipts } from '../receipt-attachments.ts';
import { findShipment } from '../shipment-repo.ts';
import { findSign } from '../sign-repo.ts';
import { signShipment } from '../sign-shipment.ts';
import type { WorkActor } from '../work-actor.ts';
import { readWork } from '../work-repo.ts';
import { cancelRest } from './cancel-rest.ts';
import { type AskForMoney, confirmOrder } from './confirm-order.ts';
import { dividePart } from './divide-part.ts';
import { pickAll, pickPart } from './pick-part.ts';
import { postponePart } from './postpone-part.ts';
import { presentDeskOrder } from './present-desk-order.ts';
import { countQueue, readQueue } from './read-queue.ts';
import { shipPart } from './ship-part.ts';
import { putBack, startPicking } from './start-picking.ts';
import { takeBack } from './take-back.ts';

const desk = implementFeature(fulfilmentDeskContract);

const done = ({ orderNo, version, status }: OrderWork) => ({ orderNo, version, statusLabel: orderStatusLabel(status) });

async function readOrRefuse(db: Db, orderNo: string): Promise<OrderWork> {
  const work = await readWork(db, { orderNo });
  if (!work) throw notFound('订单');
  return work;
}

/** News the desk enters in the carrier's place; where it changes nothing the desk is told so. */
async function enterNews(
  db: Db,
  actor: WorkActor,
  { shipmentNo, version }: { shipmentNo: string; version: number },
  news: { step: 'delivered' | 'refused'; words: string; signer?: string },
) {
  const noticeId = `desk-${news.step}`;
  const work = await notifyNews(
    db,
    actor,
    { shipmentNo },
    { ...news, noticeId, happenedAt: new Date(), place: '' },
    version,
  );
  if (!work) throw refuse(deskErrors, 'SHIPMENT_NOT_READY');
  return done(work);
}

const reading = {
  queue: desk.queue.handler(async ({ input, context: { db } }) => ({
    ...(await readQueue(db, input)),
    counts: await countQueue(db),
  })),
  order: desk.order.handler(async ({ input, context: { db, caller } }) =>
    presentDeskOrder(db, caller, fittedWork(await readOrRefuse(db, input.orderNo)), todayInShanghai()),
  ),
  warehouses: desk.warehouses.handler(async ({ context: { db } }) =>
    [...(await readWarehouseNames(db))].map(([code, name]) => ({ code, name })),
  ),
};

const confirmation = (openPayment: AskForMoney) => ({
  confirm: desk.confirm.handler(async ({ input, context }) =>
    done(await confirmOrder(context.db, context.caller, openPayment, input)),
  ),
});

const warehouseActs = {
  startPicking: desk.startPicking.handler(async ({ input, context }) =>
    done(await startPicking(context.db, context.caller, input)),
  ),
  putBack: desk.putBack.handler(async ({ input, context }) => done(await putBack(context.db, context.caller, input))),
  divide: desk.divide.handler(async ({ input, context }) => done(await dividePart(context.db, context.caller, input))),
  postpone: desk.postpone.handler(async ({ input, context }) =>
    done(await postponePart(context.db, context.caller, input)),
  ),
  pick: desk.pick.handler(async ({ input, context }) => done(await pickPart(context.db, context.caller, input))),
  pickAll: desk.pickAll.handler(async ({ input, context }) => done(await pickAll(context.db, context.caller, input))),
  ship: desk.ship.handler(async ({ input, context }) => done(await shipPart(context.db, context.caller, input))),
  cancel: desk.cancel.handler(async ({ input, context }) => done(await cancelRest(context.db, context.caller, input))),
  note: desk.note.handler(async ({ input: { orderNo, text }, context: { db, caller } }) => {
    const work = await readOrRefuse(db, orderNo);
    await writeAudit(db, caller, { action: 'order.noted', objectType: 'order', objectId: orderNo, after: { text } });
    return done(work);
  }),
};

/** Receipts belong to the customer's firm, whoever of the shop hands them in. */
const handingIn = (caller: Caller, { firmId }: OrderWork) => ({ firmId, userId: signedIn(caller).userId });

/** Writes receipts of a parcel that has been signed. */
async function addReceipts(
  db: Db,
  actor: Caller,
  attachments: AttachmentTools,
  { shipmentNo, receipts }: { shipmentNo: string; receipts: readonly File[] },
) {
  const parcel = await findShipment(db, shipmentNo);
  const work = parcel && (await readWork(db, parcel));
  if (!parcel || !work) throw notFound('包裹');
  const sign = await findSign(db, parcel);
  if (!sign) throw refuse(deskErrors, 'SHIPMENT_NOT_READY', { message: '包裹还没有签收，请先登记签收' });
  const judged = await judgeReceipts(receipts);
  const after = { shipmentNo, detail: judged.map(({ file }) => file.fileName).join('、') };
  await writeAudit(db, actor, { action: 'receipt.added', objectType: 'order', objectId: work.orderNo, after });
  await keepReceipts(attachments, db, { signId: sign.signId, person: handingIn(actor, work) }, judged);
  return done(work);
}

const parcelActs = (attachments: AttachmentTools) => ({
  deliver: desk.deliver.handler(({ input, context: { db, caller } }) =>
    enterNews(db, caller, input, { step: 'delivered', words: '包裹已送达，等待签收' }),
  ),
  refuse: desk.refuse.handler(({ input: { signer, reason, ...parcel }, context: { db, caller } }) =>
    enterNews(db, caller, parcel, { step: 'refused', words: `收货方拒收：${reason}`, signer }),
  ),
  takeBack: desk.takeBack.handler(async ({ input, context: { db, caller } }) =>
    done(await takeBack(db, caller, input)),
  ),
  sign: desk.sign.handler(async ({ input, context: { db, caller } }) => {
    const { orderNo, version, shipmentNo, signer, note, lines, receipts } = input;
    const work = await openWork(db, { orderNo }, version);
    const counts = lines.map(({ lineNo, ...count }) => ({ lineId: lineIdOf(work, lineNo), ...count }));
    const judged = await judgeReceipts(receipts);
    const facts = { shipmentNo, signer, kind: 'person', note, counts, signedAt: new Date() } as const;
    const { work: signed, signId } = await signShipment(db, caller, work, facts);
    await keepReceipts(attachments, db, { signId, person: handingIn(caller, work) }, judged);
    return done(signed);
  }),
  addReceipts: desk.addReceipts.handler(({ input, context: { db, caller } }) =>
    addReceipts(db, caller, attachments, input),
  ),
});

export const createFulfilmentDeskHandlers = ({
  attachments,
  openPayment,
}: {
  attachments: AttachmentTools;
  openPayment: AskForMoney;
}) => ({
  ...reading,
  ...confirmation(openPayment),
  ...warehouseActs,
  ...parcelActs(attachments),
});
