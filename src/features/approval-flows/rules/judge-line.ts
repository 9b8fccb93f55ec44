const DAY_MS = 86_400_000;
/** Days from today within which an order that is wanted counts as urgent. */
export const URGENT_DAYS = 3;

/** Something is wanted within three days (behaviours 2.8, urgency); days are of Shanghai, YYYY-MM-DD. */
export const isWantedSoon = (wantedOn: string | null, today: string): boolean =>
  wantedOn !== null && Date.parse(wantedOn) - Date.parse(today) <= URGENT_DAYS * DAY_MS;

interface PricedLine {
  /** 1/10,000 yuan. */
  salesPrice: bigint;
  agreedPrice: bigint | null;
}

/**
 * How much dearer than agreed, in hundredths of a percent, begun ones counted whole: a limit of 5 % is passed by any
 * more. Null where nothing is agreed; 0 where it is not dearer.
 */
export function overAgreement({ salesPrice, agreedPrice }: PricedLine): number | null {
  if (agreedPrice === null || agreedPrice <= 0n) return null;
  if (salesPrice <= agreedPrice) return 0;
  return Number(((salesPrice - agreedPrice) * 10_000n + agreedPrice - 1n) / agreedPrice);
}
