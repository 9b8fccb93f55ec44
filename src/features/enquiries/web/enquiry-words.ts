import { draftHref, ENQUIRY_LIST_PATH, enquiryHref } from '#business/paths/rules/public.ts';

export const draftsHref = `${ENQUIRY_LIST_PATH}?tab=draft`;

/** Where one of a list is looked at; a draft is gone on with. */
export const openHref = ({ enquiryNo, draft }: { enquiryNo: string; draft: boolean }) =>
  draft ? draftHref(enquiryNo) : enquiryHref(enquiryNo);
