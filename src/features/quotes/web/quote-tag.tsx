import { StateTag } from '#business/documents/web/public.ts';
import { quoteStates } from '../rules/quote-status.ts';

export function QuoteTag({ status, label }: { status: string; label: string }) {
  return <StateTag states={quoteStates} status={status} label={label} />;
}
