/** Longest name of a saved filter. */
export const LONGEST_NAME = 30;

/** First and last day of a month on which the one before may be closed. */
export const CLOSING_DAYS = { first: 1, last: 28 } as const;

/** Whoever sees amounts on one of these pages sees the order lines they are made of. */
export const AMOUNT_CODES = ['REPORT_MANAGEMENT_PAGE', 'REPORT_MANAGEMENT_CATEGORY'] as const;
