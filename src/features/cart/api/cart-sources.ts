import type { Db } from '#platform/api/database.ts';

/** What the cart must know of orders, which come after it: given where the shop is put together. */
export interface CartSources {
  /** Whether the firm has an order of the item that was neither cancelled nor refused. */
  hasOrdered(db: Db, firmId: bigint, itemNo: string): Promise<boolean>;
}

/** Whose cart is read or changed, with what the prices hang on. */
export interface CartReader {
  firmId: bigint | null;
  levelCode: string | null;
  sources: CartSources;
}
