import { ENQUIRY_LIST_HREF } from './enquiry-href.ts';

export const draftsHref = `${ENQUIRY_LIST_HREF}?tab=draft`;
export const draftHref = (enquiryNo: string) => `/user/transaction/inquiryCreate.html?enquiryNo=${enquiryNo}`;
export const enquiryHref = (enquiryNo: string) => `/user/transaction/inquiryDetail.html?enquiryNo=${enquiryNo}`;

/** Where one of a list is looked at; a draft is gone on with. */
export const openHref = ({ enquiryNo, draft }: { enquiryNo: string; draft: boolean }) =>
  draft ? draftHref(enquiryNo) : enquiryHref(enquiryNo);

/** Where an enquiry begins, with what is known of it: words that found nothing, or an item. */
export function newEnquiryHref(wish: { keyword?: string; itemNo?: string } = {}): string {
  const entries = Object.entries(wish).filter(([, value]) => value);
  const query = new URLSearchParams(entries).toString();
  return `/user/transaction/inquiryCreate.html${query && `?${query}`}`;
}
