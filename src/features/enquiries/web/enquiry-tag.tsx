import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import { type EnquiryStatus, isEnquiryStatus } from '../rules/enquiry-status.ts';

/** Orange waits on the buyer, blue on the shop, green is answered, red came to nothing. */
const TONES: Readonly<Record<EnquiryStatus, TagTone>> = {
  draft: 'neutral',
  submitted: 'progress',
  processing: 'progress',
  more_info: 'warning',
  partly_quoted: 'success',
  quoted: 'success',
  transferred: 'neutral',
  closed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
};

export function EnquiryTag({ status, label }: { status: string; label: string }) {
  return <Tag tone={isEnquiryStatus(status) ? TONES[status] : 'neutral'}>{label}</Tag>;
}
