import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import { isQuoteStatus, type QuoteStatus } from '../rules/quote-status.ts';

/** Blue waits on the shop, green on the buyer's order, orange on somebody's word, red came to nothing. */
const TONES: Readonly<Record<QuoteStatus, TagTone>> = {
  quoting: 'progress',
  checking: 'progress',
  offered: 'success',
  negotiating: 'warning',
  approving: 'warning',
  partly_converted: 'success',
  converted: 'neutral',
  rejected: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
  superseded: 'neutral',
};

export function QuoteTag({ status, label }: { status: string; label: string }) {
  return <Tag tone={isQuoteStatus(status) ? TONES[status] : 'neutral'}>{label}</Tag>;
}
