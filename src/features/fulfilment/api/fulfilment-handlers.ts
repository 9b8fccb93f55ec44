import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Database, Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { BUYERS, isInside } from '#platform/shared/identities.ts';
import { fulfilmentContract } from '../contract/fulfilment-contract.ts';
import type { Logistics } from '../contract/fulfilment-schemas.ts';
import { fittedWork } from '../rules/fit-parts.ts';
import { SHIPMENT_STATUSES } from '../rules/shipment-status.ts';
import { lineIdOf, openWork, shipmentOf } from './open-work.ts';
import { type ParcelReader, presentParcel, presentWaiting } from './present-parcel.ts';
import { presentSign } from './present-sign.ts';
import { findOwnOrder, seesOrder } from './read-own-order.ts';
import { readParcels, readSigns, readWarehouseNames } from './read-parcels.ts';
import { findShipment } from './shipment-repo.ts';
import { signShipment } from './sign-shipment.ts';
import { readWork } from './work-repo.ts';

const fulfilment = implementFeature(fulfilmentContract);

/** An order the caller may see; every other looks as if it did not exist. */
async function readOwn(db: Db, caller: SignedInCaller, orderNo: string) {
  const place = await findOwnOrder(db, caller, orderNo);
  const work = place && (await readWork(db, place));
  if (!work) throw notFound('订单');
  return fittedWork(work);
}

type FittedWork = Awaited<ReturnType<typeof readOwn>>;

const readerOf = ({ identity }: SignedInCaller): ParcelReader => ({
  maySign: BUYERS.includes(identity),
  inside: isInside(identity),
});

/** Who was given a link signs for nothing, and learns nothing of the company. */
const LINK_READER: ParcelReader = { maySign: false, inside: false };

async function tellLogistics(db: Db, work: FittedWork, orderNo: string, reader: ParcelReader): Promise<Logistics> {
  const names = await readWarehouseNames(db);
  return {
    orderNo,
    parcels: (await readParcels(db, work)).map((row) => presentParcel(work, row, reader)),
    waiting: work.parts.flatMap((part) => presentWaiting(work, part, { names, inside: reader.inside }) ?? []),
  };
}

const ownHandlers = {
  logistics: fulfilment.logistics.handler(async ({ input: { orderNo }, context: { db, caller } }) => {
    const work = await readOwn(db, signedIn(caller), orderNo);
    return tellLogistics(db, work, orderNo, readerOf(signedIn(caller)));
  }),

  signList: fulfilment.signList.handler(async ({ input: { id }, context: { db, caller } }) => {
    const work = await readOwn(db, signedIn(caller), id);
    const { inside } = readerOf(signedIn(caller));
    return { orderNo: id, records: (await readSigns(db, work)).map((row) => presentSign(work, row, inside)) };
  }),

  sign: fulfilment.sign.handler(async ({ input, context: { db, caller } }) => {
    const { shipmentNo, signer, note, lines } = input;
    const parcel = await findShipment(db, shipmentNo);
    if (!parcel || !(await seesOrder(db, signedIn(caller), parcel.orderId))) throw notFound('包裹');
    const work = await openWork(db, parcel);
    const counts = lines.map(({ lineNo, ...count }) => ({ lineId: lineIdOf(work, lineNo), ...count }));
    const facts = { shipmentNo, signer, kind: 'person', note, counts, signedAt: new Date() } as const;
    const { work: signed } = await signShipment(db, caller, work, facts);
    return { shipmentNo, statusLabel: SHIPMENT_STATUSES[shipmentOf(signed, shipmentNo).status].label };
  }),
};

/** Works on the order behind a link; links are kept by the orders. */
export type BehindOrderLink = <T>(
  link: { database: Database; code: string },
  work: (db: Db, order: { firmId: bigint; orderId: bigint; orderNo: string }) => Promise<T>,
) => Promise<T>;

export function createFulfilmentHandlers({ behindOrderLink }: { behindOrderLink: BehindOrderLink }) {
  return {
    ...ownHandlers,
    /** Who was given a link sees where the goods are. */
    sharedLogistics: fulfilment.sharedLogistics.handler(({ input: { code }, context: { database } }) =>
      behindOrderLink({ database, code }, async (db, { orderNo, ...place }) => {
        const work = await readWork(db, place);
        if (!work) throw notFound('链接');
        return tellLogistics(db, fittedWork(work), orderNo, LINK_READER);
      }),
    ),
  };
}
