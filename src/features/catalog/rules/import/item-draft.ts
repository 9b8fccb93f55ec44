import type { CurrencyRates } from './currency-rates.ts';
import type { ItemAttribute, NumberField } from './import-record.ts';
import type { DecimalStyle } from './parse-decimal.ts';

/** One article ready for the catalogue, its category still open. */
export interface ItemDraft {
  rowNumber: number;
  itemNo: string;
  name: string;
  mpn: string | null;
  ean: string | null;
  description: string;
  attributes: ItemAttribute[];
  orderUnit: string;
  baseUnit: string;
  packQuantity: number;
  moq: number;
  step: number;
  /** 1/10,000 yuan; 0 is kept but cannot be bought. */
  salesPrice: bigint;
  listPrice: bigint;
  /** Currency of the file's price; the rate to yuan stands in the report. */
  currency: string;
  brand: string | null;
  /** What the file says about the category. */
  categoryText: string;
  /** Null when the file says nothing about stock. */
  stock: number | null;
  deliveryDays: number | null;
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
