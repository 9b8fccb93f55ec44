const ENQUIRY_NO = /^XJ\d{12}$/;

/** Number of an enquiry out of an address; beside the page, because the router reads it before the page is there. */
export function readEnquiryNo(value: unknown): string | undefined {
  return typeof value === 'string' && ENQUIRY_NO.test(value) ? value : undefined;
}
