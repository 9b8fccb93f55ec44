import type { z } from 'zod';
import { shareText } from '#features/reports/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import {
  type purchasesFilter,
  type SalesPurchase,
  type SalesPurchases,
  salesErrors,
} from '../contract/sales-contract.ts';
import { arrangeCustomers } from '../rules/arrange-customers.ts';
import { yearDays } from '../rules/year-bounds.ts';
import { judgeCustomer, presentCustomer, type ServedCustomer, summarise } from './present-customer.ts';
import { readBought } from './read-bought.ts';
import { readCustomerFigures } from './read-customers.ts';
import type { ServedFirm } from './read-served-firms.ts';

interface Wish extends z.infer<typeof purchasesFilter> {
  after?: string;
  limit: number;
  /** The firm the person works for now. */
  firmId: bigint;
}

const daysOf = (now: Date): SalesPurchases['days'] => {
  const { thisYear: from, today: to, lastYear: lastFrom, until: lastTo } = yearDays(now);
  return { from, to, lastFrom, lastTo };
};

/** What somebody sees who serves nobody. */
export const NO_PURCHASES = (now = new Date()): SalesPurchases => ({
  days: daysOf(now),
  building: 0,
  summary: summarise([]),
  total: 0,
  rows: [],
  next: null,
});

const sumOf = (all: readonly ServedCustomer[], read: (one: ServedCustomer) => bigint) =>
  all.reduce((sum, one) => sum + read(one), 0n);

const idOf = ({ figures }: ServedCustomer) => String(figures.participant_id);

/** Where the next rows begin: behind the customer named, wherever he stands by now. */
function placeBehind(fitting: readonly ServedCustomer[], after: string | undefined): number {
  if (after === undefined) return 0;
  const place = fitting.findIndex((one) => idOf(one) === after);
  if (place < 0) throw refuse(salesErrors, 'REPORT_CURSOR');
  return place + 1;
}

/** Customers with what they bought this year and last, their shares of the whole and of its change (behaviours 2.13). */
export async function readPurchases(db: Db, served: readonly ServedFirm[], wish: Wish): Promise<SalesPurchases> {
  const now = new Date();
  const customers = (await readCustomerFigures(db, served, now)).map((one) => judgeCustomer(one, now));
  const fitting = arrangeCustomers(customers, wish);
  const begin = placeBehind(fitting, wish.after);
  const page = fitting.slice(begin, begin + wish.limit);
  const bought = await readBought(
    db,
    page.map(({ figures }) => BigInt(figures.firm_id)),
  );
  const [whole, before] = [sumOf(customers, (one) => one.thisFen), sumOf(customers, (one) => one.lastFen)];
  const present = (one: ServedCustomer): SalesPurchase => ({
    ...presentCustomer(one, wish.firmId),
    change: formatAmount(one.thisFen - one.lastFen),
    share: shareText(one.thisFen, whole),
    changePoints: shareText(one.thisFen - one.lastFen, before),
    bought: bought.get(BigInt(one.figures.firm_id)) ?? [],
  });
  const last = page.at(-1);
  return {
    days: daysOf(now),
    building: customers.filter(({ figures }) => figures.building).length,
    summary: summarise(customers),
    total: fitting.length,
    rows: page.map(present),
    next: last && begin + page.length < fitting.length ? idOf(last) : null,
  };
}
