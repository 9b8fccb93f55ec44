import type { PictureSource } from '#features/catalog/api/public.ts';
import type { OrderCopy } from '#features/orders/contract/order-schemas.ts';
import type { Invoice } from '#features/orders/contract/order-terms-schemas.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';

/** A change of an order, as orders take it. */
export type OrderChange =
  | { kind: 'invoice'; invoice: Invoice }
  | {
      kind: 'address';
      address: Record<'receiver' | 'phone' | 'province' | 'city' | 'district' | 'detail', string>;
      regionCode: string;
    };

/** What sharing does with orders, which keep their links themselves (decision 0024). */
export interface SharedOrders {
  makeLink(
    db: Db,
    caller: SignedInCaller,
    wish: { orderNo: string; days: number; prices: boolean },
  ): Promise<{ code: string; until: string }>;
  read(db: Db, order: { firmId: bigint; orderNo: string }, shown: { prices?: boolean }): Promise<OrderCopy | null>;
  changeDetails(db: Db, caller: SignedInCaller, orderNo: string, change: OrderChange): Promise<void>;
}

export interface ShareSettings {
  orders: SharedOrders;
  /** Public origin without a trailing slash: the only one a link, QR code or poster carries. */
  origin: string;
  /** Secret of the installation: visitors are told apart by it. */
  pepper: Buffer;
  pictures: PictureSource;
}
