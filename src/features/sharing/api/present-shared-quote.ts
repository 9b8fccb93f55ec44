import type { QuoteForOthers } from '#features/quotes/api/public.ts';
import { maskName } from '#platform/shared/mask.ts';
import type { SharedQuote } from '../contract/shared-schemas.ts';
import type { SharedFields } from './share-tables.ts';

/**
 * A quote as its link shows it: names masked, money only where the link says so, and nothing that hangs on the
 * document beyond that.
 */
export function presentSharedQuote(
  quote: QuoteForOthers,
  { prices = false, address = false, comments = false }: SharedFields,
  until: string | null,
): SharedQuote {
  const { quoteNo, title, status, statusLabel, firmName, validUntil, over, replaced, version, wishes } = quote;
  return {
    quoteNo,
    title,
    status,
    statusLabel,
    firmName,
    validUntil,
    over,
    replaced,
    wishes,
    until,
    buyerName: maskName(quote.buyerName),
    versionNo: version?.versionNo ?? null,
    paymentTerms: version?.paymentTerms ?? '',
    deliveryNote: version?.deliveryNote ?? '',
    note: version?.note ?? '',
    sums: version && prices ? version : null,
    lines: (version?.lines ?? []).map((line) => ({
      ...line,
      unitPrice: prices ? line.unitPrice : null,
      amount: prices ? line.amount : null,
    })),
    canAsk: address && !over && until !== null,
    canComment: comments && !over && until !== null,
  };
}
