import type { CurrencyRates } from './currency-rates.ts';
import type { ItemAttribute, ItemReference, NumberField, RecordChange } from './import-record.ts';
import type { DecimalStyle } from './parse-decimal.ts';
import type { ItemContent } from './plan-write.ts';

/** One article ready for the catalogue, its category still open. */
export interface ItemDraft extends Omit<ItemContent, 'brandId' | 'categoryId' | 'attributes'> {
  rowNumber: number;
  /** Line of the file, where it differs from the row number. */
  line: number;
  change: RecordChange;
  /** What the record names itself: all that a change of an existing article may touch. */
  given: ReadonlySet<DraftField>;
  itemNo: string;
  attributes: ItemAttribute[];
  /** Prices as the file has them; null when it has none. */
  offer: Offer | null;
  /** Currency of the file's price; the rate to yuan stands in the report. */
  currency: string;
  brand: string | null;
  /** What the file says about the category. */
  categoryText: string;
  /** The supplier's own groups from the top down. */
  groups: readonly string[];
  references: readonly ItemReference[];
  /** Null when the file says nothing about stock. */
  stock: number | null;
  deliveryDays: number | null;
  /** Basis points; null when the file says nothing. */
  taxRateBp: number | null;
  taxCode: string | null;
  unspsc: string | null;
}

/** Fields of an article that an update may name one by one. */
export type DraftField =
  | 'name'
  | 'description'
  | 'orderUnit'
  | 'baseUnit'
  | 'packQuantity'
  | 'moq'
  | 'step'
  | 'mpn'
  | 'brand'
  | 'ean'
  | 'price';

/** One amount as the file has it. */
export interface Amount {
  /** 1/10,000 of the currency. */
  value: bigint;
  /** Multiplies the amount, in 1/10,000. */
  factor: bigint;
  /** True: tax is still to be added. */
  net: boolean;
}

/** Prices of one article as the file has them, exact, before any rounding. */
export interface Offer {
  sale: Amount;
  list: Amount | null;
  currency: string;
  /** Yuan per unit of currency, in 1/1,000,000. */
  rate: bigint;
  /** How many order units the amounts are for; null when the file leaves that to what it said before. */
  quantity: number | null;
  /** Tax to add to net amounts, in basis points. */
  taxRateBp: number;
}

export interface DraftOptions {
  decimals: Readonly<Record<NumberField, DecimalStyle>>;
  rates: CurrencyRates;
  /** Currency of prices that name none. */
  currency: string;
  /** Brand of rows that name none. */
  brand: string | null;
}

/** Collects what is wrong with a row, so that a report names everything at once. */
export interface Findings {
  refusals: string[];
  warnings: string[];
}
