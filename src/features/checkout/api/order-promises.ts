import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';

/** A line somebody wants to order at promised prices; `split` says which promise. */
export interface PromisedWish {
  skuCode: string;
  split?: string;
  quantity: number;
}

/** What was promised for a line: it replaces what the catalogue says of price, tax and text. */
export interface PromisedLine {
  /** Of 1/10,000 yuan, tax included. */
  unitPrice: bigint;
  taxRateBp: number;
  productName: string;
  /** What was written to it on the way to the quote. */
  fields: LineFields;
  /** Working days until it leaves; null where the quote says nothing of it. */
  deliveryDays: number | null;
}

/** What somebody of the firm has agreed to already, where the promise was approved. */
export interface PromisedApproval {
  /** Number of the request. */
  requestNo: string;
  approvedFen: bigint;
  /** What everything ordered on it comes to, these lines included, counted as it was approved. */
  spentFen: bigint;
}

/** Promises in the order of the wishes. Freight is promised too; nothing is discounted on top. */
export interface PromisedPrices {
  freightFen: bigint;
  lines: readonly PromisedLine[];
  /** Null: nobody was asked. */
  approval: PromisedApproval | null;
}

/** What the checkout asks of those who promise prices in quotes. It is given one; it does not know who they are. */
export interface OrderPromises {
  /**
   * What a quote promises for these lines; throws what refuses them. `hold` keeps the quote to this transaction until it
   * ends: nobody else orders from it meanwhile.
   */
  read(
    db: Db,
    caller: SignedInCaller,
    wish: { quoteNo: string; lines: readonly PromisedWish[]; hold: boolean },
  ): Promise<PromisedPrices>;
  /** Writes what an order took of a quote that `read` holds. */
  book(
    db: Db,
    caller: SignedInCaller,
    order: { quoteNo: string; orderId: bigint; lines: readonly PromisedWish[] },
  ): Promise<void>;
}
