import { StateTag } from '#business/documents/web/public.ts';
import { enquiryStates } from '../rules/enquiry-status.ts';

export function EnquiryTag({ status, label }: { status: string; label: string }) {
  return <StateTag states={enquiryStates} status={status} label={label} />;
}
