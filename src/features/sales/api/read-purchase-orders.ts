import { readFirmOrders } from '#features/reports/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import { salesErrors } from '../contract/sales-contract.ts';
import { yearDays } from '../rules/year-bounds.ts';
import { readOfServedFirms } from './read-of-served-firms.ts';

interface Wish {
  participantId: string;
  year: 'this' | 'last';
  after?: string;
  limit: number;
}

/** Orders that a customer's amount of this year or last year is made of; of customers one serves alone. */
export async function readPurchaseOrders(context: HandlerContext, { participantId, year, after, limit }: Wish) {
  const found = await readOfServedFirms(context, null, async (db, served) => {
    const place = served.find((one) => String(one.participantId) === participantId);
    if (!place) return null;
    const { firmId, firmName } = place;
    const { thisYear, today, lastYear, until } = yearDays(new Date());
    const days = year === 'this' ? { from: thisYear, to: today } : { from: lastYear, to: until };
    const current = firmId === signedIn(context.caller).firmId;
    return { firmName, current, ...(await readFirmOrders(db, { firmId, ...days, after, limit })) };
  });
  if (!found) throw refuse(salesErrors, 'SALES_CUSTOMER');
  return found;
}
