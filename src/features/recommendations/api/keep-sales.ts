import { keepFor } from '#features/catalog/api/public.ts';
import { isIndustry } from '#features/organisation/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { SoldItem } from '../rules/sold-items.ts';
import { ALL_INDUSTRIES, readListedSales, readMonthSales, readMonths, readRecentSales } from './read-sales.ts';

/** Counts change once a night. */
const KEEP_MS = 10 * 60_000;

/** Keeps one answer per key in memory; keys are industries and months, a few hundred at most. */
function keepEach<T>(read: (db: Db, key: string) => Promise<T>): (db: Db, key: string) => Promise<T> {
  const kept = new Map<string, (db: Db) => Promise<T>>();
  return (db, key) => {
    const one = kept.get(key) ?? keepFor(KEEP_MS, (from) => read(from, key));
    kept.set(key, one);
    return one(db);
  };
}

/** What was sold, by industry. Names no firm, so that one copy in memory serves everybody. */
export interface SalesOf {
  /** The industry itself where enough firms of it have ordered, else everybody. */
  industryOf(db: Db, industry: string | null): Promise<string>;
  months(db: Db, industry: string): Promise<string[]>;
  inMonth(db: Db, industry: string, month: string): Promise<SoldItem[]>;
  /** Lately; before the first orders what the catalogue says. */
  recent(db: Db, industry: string): Promise<SoldItem[]>;
}

export function keepSales(): SalesOf {
  const months = keepEach(readMonths);
  const inMonth = keepEach((db, key) => {
    const [industry = '', month = ''] = key.split(' ');
    return readMonthSales(db, industry, month);
  });
  const recent = keepEach(async (db, industry) => {
    const sold = await readRecentSales(db, industry);
    return sold.length > 0 ? sold : readListedSales(db);
  });
  return {
    async industryOf(db, industry) {
      if (industry === null || !isIndustry(industry)) return ALL_INDUSTRIES;
      return (await months(db, industry)).length > 0 ? industry : ALL_INDUSTRIES;
    },
    months,
    async inMonth(db, industry, month) {
      // Only months that exist become keys: the others would fill the memory.
      return (await months(db, industry)).includes(month) ? inMonth(db, `${industry} ${month}`) : [];
    },
    recent,
  };
}
