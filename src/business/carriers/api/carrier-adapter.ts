import type { CarrierStep } from '../rules/public.ts';

/** Where a parcel is fetched, and where it goes. */
export interface ParcelPlace {
  receiver: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
}

/** A parcel that somebody is to come for. */
export interface PickupWish {
  /** Ours: asked again under the same number, the carrier comes once. */
  requestNo: string;
  from: ParcelPlace;
  to: ParcelPlace;
  /** When somebody will be there; null: any time. */
  slot: { from: Date; to: Date } | null;
  /** When it was asked for first. */
  askedAt: Date;
}

/** `waiting`: taken note of, ask again; `refused`: nobody will come, for a reason that people may read. */
export type PickupAnswer =
  | { result: 'booked'; carrier: string; trackingNo: string }
  | { result: 'waiting' }
  | { result: 'refused'; why: string };

/** A parcel whose news are wanted. */
export interface TrackedParcel {
  carrier: string;
  trackingNo: string;
  /** When it was booked or sent: nothing older is of it. */
  since: Date;
}

/** One thing that a carrier tells of a parcel. */
export interface CarrierNews {
  /** The carrier's own number of it: the same for every delivery. */
  noticeId: string;
  step: CarrierStep;
  happenedAt: Date;
  place: string;
  words: string;
  /** Who took it, or did not. */
  signer: string;
}

/** News whose signature was checked, of a parcel by our number or by the carrier's. */
export interface CarrierPush {
  name: { requestNo: string } | { carrier: string; trackingNo: string };
  /** What a carrier assigns after it has taken note of a pick-up. */
  assigned: { carrier: string; trackingNo: string } | null;
  news: CarrierNews[];
}

export interface RawPush {
  headers: Headers;
  text: string;
}

/** News that is not believed: unsigned, forged, old, or of another shape. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

/**
 * Somebody else who carries parcels, both ways. What only went wrong on the way (no answer, a broken one) is thrown and asked
 * again; nothing here is called inside a transaction.
 */
export interface CarrierAdapter {
  bookPickup(wish: PickupWish): Promise<PickupAnswer>;
  /** Nobody need come; a number that is not known is no error. */
  cancelPickup(requestNo: string): Promise<void>;
  /** All that is known of a parcel, in any order; nothing where it is not known yet. */
  query(parcel: TrackedParcel): Promise<CarrierNews[]>;
  /** @throws PushRefused */
  readPush(push: RawPush): CarrierPush;
}

/** What the shop knows of carrying, given from outside. */
export interface CarrierSettings {
  /** Null: nobody is configured; parcels are brought and sent by the customer, and news come from people. */
  carrier: CarrierAdapter | null;
  /** It exists: parcels of orders are asked about too. */
  real: boolean;
  /** Where what comes back to a warehouse is sent, by its code; null where nobody has said. */
  addressOf: (warehouse: string) => ParcelPlace | null;
}
