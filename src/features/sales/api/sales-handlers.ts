import { enquiryLabel, isEnquiryStatus } from '#features/enquiries/rules/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { salesContract } from '../contract/sales-contract.ts';
import { arrangeCustomers } from '../rules/arrange-customers.ts';
import { STANDINGS, type Standing } from '../rules/customer-standing.ts';
import { judgeCustomer, presentCustomer, type ServedCustomer, summarise } from './present-customer.ts';
import { type DutyRow, readCustomerFigures, readDuties } from './read-customers.ts';
import { readOfServedFirms } from './read-of-served-firms.ts';
import { readPurchaseOrders } from './read-purchase-orders.ts';
import { NO_PURCHASES, readPurchases } from './read-purchases.ts';

const sales = implementFeature(salesContract);

const ALL_STANDINGS = Object.keys(STANDINGS) as Standing[];

function countStandings(customers: readonly ServedCustomer[]): Record<Standing, number> {
  const count = (standing: Standing) => customers.filter((one) => one.standing === standing).length;
  return Object.fromEntries(ALL_STANDINGS.map((standing) => [standing, count(standing)])) as Record<Standing, number>;
}

const aboutFirm = (row: DutyRow, firmId: bigint) => ({
  participantId: row.participant_id,
  firmName: row.firm_name,
  current: BigInt(row.firm_id) === firmId,
});

export const salesHandlers = {
  customers: sales.customers.handler(async ({ input, context }) => {
    const { pageNo, pageSize, ...wish } = input;
    const { firmId } = signedIn(context.caller);
    const now = new Date();
    const figures = await readOfServedFirms(context, [], (db, served) => readCustomerFigures(db, served, now));
    const customers = figures.map((one) => judgeCustomer(one, now));
    const fitting = arrangeCustomers(customers, wish);
    const page = fitting.slice((pageNo - 1) * pageSize, pageNo * pageSize);
    return {
      list: page.map((one) => presentCustomer(one, firmId)),
      total: fitting.length,
      pageNo,
      pageSize,
      counts: countStandings(customers),
      summary: summarise(customers),
    };
  }),

  purchases: sales.purchases.handler(({ input, context }) =>
    readOfServedFirms(context, NO_PURCHASES(), (db, served) =>
      readPurchases(db, served, { ...input, firmId: signedIn(context.caller).firmId }),
    ),
  ),

  purchaseOrders: sales.purchaseOrders.handler(({ input, context }) => readPurchaseOrders(context, input)),

  duties: sales.duties.handler(async ({ context }) => {
    const { firmId } = signedIn(context.caller);
    const rows = await readOfServedFirms<DutyRow[]>(context, [], readDuties);
    const instant = (at: Date | string) => new Date(at).toISOString();
    return {
      quotes: rows
        .filter(({ kind }) => kind === 'quote')
        .map((row) => ({
          ...aboutFirm(row, firmId),
          quoteNo: row.number,
          title: row.title,
          totalAmount: formatAmount(BigInt(row.fen)),
          validUntil: instant(row.at),
        })),
      enquiries: rows
        .filter(({ kind }) => kind === 'enquiry')
        .map((row) => ({
          ...aboutFirm(row, firmId),
          enquiryNo: row.number,
          title: row.title,
          statusText: isEnquiryStatus(row.status) ? enquiryLabel(row.status) : row.status,
          createdAt: instant(row.at),
        })),
    };
  }),
};
