/** How long something is past its day, as Chinese accountants group it (behaviours 2.9). */
export const AGEING = {
  notDue: { label: '未到期', from: Number.NEGATIVE_INFINITY, to: 0 },
  d30: { label: '逾期 1–30 天', from: 1, to: 30 },
  d60: { label: '逾期 31–60 天', from: 31, to: 60 },
  d90: { label: '逾期 61–90 天', from: 61, to: 90 },
  over90: { label: '逾期 90 天以上', from: 91, to: Number.POSITIVE_INFINITY },
} as const;
export type AgeBucket = keyof typeof AGEING;
export const AGE_BUCKETS = Object.keys(AGEING) as AgeBucket[];

const DAY_MS = 86_400_000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Days a day is past another; the due day itself is not late. Below zero: days that are left. */
export const daysLate = (dueOn: string, today: string): number => dayNumber(today) - dayNumber(dueOn);

export const bucketOf = (dueOn: string, today: string): AgeBucket => {
  const late = daysLate(dueOn, today);
  return AGE_BUCKETS.find((bucket) => late >= AGEING[bucket].from && late <= AGEING[bucket].to) ?? 'over90';
};

export type AgeSums = Record<AgeBucket, bigint>;

/** What is open, by how late it is. */
export function sumByAge(items: readonly { dueOn: string; openFen: bigint }[], today: string): AgeSums {
  const sums: AgeSums = { notDue: 0n, d30: 0n, d60: 0n, d90: 0n, over90: 0n };
  for (const { dueOn, openFen } of items) sums[bucketOf(dueOn, today)] += openFen;
  return sums;
}

/** Interest in fen on what is overdue, by the day over 360 as banks count; rounded down, in the customer's favour. */
export const interestOf = (openFen: bigint, late: number, yearlyBp: number | null): bigint =>
  yearlyBp === null || late <= 0 || openFen <= 0n ? 0n : (openFen * BigInt(yearlyBp) * BigInt(late)) / 3_600_000n;

/** Lines that were disputed of those that were billed, in per cent with one place. Null where nothing was billed. */
export const disputeRate = (disputed: number, billed: number): number | null =>
  billed === 0 ? null : Math.round((disputed * 1_000) / billed) / 10;

/** Days sales outstanding: open receivables over what was billed in the days before. Null where nothing was billed. */
export const daysSalesOutstanding = (openFen: bigint, billedFen: bigint, days: number): number | null =>
  billedFen <= 0n ? null : Number((openFen * BigInt(days) * 10n) / billedFen) / 10;
