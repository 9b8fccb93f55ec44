/** A label and what it says: a fact, or an amount among the sums. */
export type PaperRow = readonly [label: string, value: string];
