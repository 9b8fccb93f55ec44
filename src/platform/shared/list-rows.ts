/** Most rows of one uploaded table, and rows of titles and notes that may stand above or between, beyond those. */
export interface ListRows {
  rows: number;
  besides: number;
}

/** Of every list that the common reader takes (decision 0045); other limits of a table stand in `READER_LIMITS`. */
export const LIST_ROWS = {
  /** Goods of a buyer (security.md, published limits). */
  goods: { rows: 5_000, besides: 50 },
  prices: { rows: 5_000, besides: 0 },
  people: { rows: 1_000, besides: 10 },
  addresses: { rows: 1_000, besides: 10 },
  /** Accounts of a company's own books. */
  erpCodes: { rows: 1_000, besides: 10 },
  /** The official table has about 4,500 codes. */
  taxCodes: { rows: 6_000, besides: 10 },
} as const satisfies Record<string, ListRows>;
