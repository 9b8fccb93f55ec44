import { formatAmount } from '#platform/shared/money.ts';
import type { SalesCustomer, SalesSummary } from '../contract/sales-contract.ts';
import type { ArrangedCustomer } from '../rules/arrange-customers.ts';
import { STANDINGS, standingOf } from '../rules/customer-standing.ts';
import { growthOf } from '../rules/year-bounds.ts';
import type { CustomerFigures } from './read-customers.ts';

const instant = (at: Date | string | null) => (at === null ? null : new Date(at));

export interface ServedCustomer extends ArrangedCustomer {
  usualDays: number | null;
  figures: CustomerFigures;
}

/** Figures of a firm, held against its habit. */
export function judgeCustomer(figures: CustomerFigures, now: Date): ServedCustomer {
  const lastAt = instant(figures.last_at);
  const habit = { orders: figures.habit_orders, firstAt: instant(figures.habit_first), lastAt };
  return {
    ...standingOf(habit, lastAt, now),
    firmName: figures.name,
    shortName: figures.short_name,
    customerCode: figures.customer_code,
    thisFen: BigInt(figures.this_year_fen),
    lastFen: BigInt(figures.last_year_fen),
    expiringQuotes: figures.expiring_quotes,
    openEnquiries: figures.open_enquiries,
    figures,
  };
}

/** `firmId` is the firm the person works for now. */
export function presentCustomer({ figures, thisFen, lastFen, ...one }: ServedCustomer, firmId: bigint): SalesCustomer {
  return {
    ...one,
    participantId: figures.participant_id,
    current: BigInt(figures.firm_id) === firmId,
    standingText: STANDINGS[one.standing],
    lastOrderNo: figures.last_no,
    lastOrderAt: instant(figures.last_at)?.toISOString() ?? null,
    lastOrderAmount: figures.last_fen === null ? null : formatAmount(BigInt(figures.last_fen)),
    yearAmount: formatAmount(thisFen),
    lastYearAmount: formatAmount(lastFen),
    growth: growthOf(thisFen, lastFen),
    yearOrders: figures.year_orders,
  };
}

export function summarise(customers: readonly ServedCustomer[]): SalesSummary {
  const fen = (read: (one: ServedCustomer) => bigint) => customers.reduce((sum, one) => sum + read(one), 0n);
  const count = (read: (one: ServedCustomer) => number) => customers.reduce((sum, one) => sum + read(one), 0);
  const [thisFen, lastFen] = [fen((one) => one.thisFen), fen((one) => one.lastFen)];
  return {
    customers: customers.length,
    yearAmount: formatAmount(thisFen),
    lastYearAmount: formatAmount(lastFen),
    growth: growthOf(thisFen, lastFen),
    expiringQuotes: count((one) => one.expiringQuotes),
    openEnquiries: count((one) => one.openEnquiries),
    sharedOrders: count(({ figures }) => figures.shared_orders),
    sharedQuotes: count(({ figures }) => figures.shared_quotes),
    sharedEnquiries: count(({ figures }) => figures.shared_enquiries),
    sharedAmount: formatAmount(fen(({ figures }) => BigInt(figures.shared_fen))),
  };
}
