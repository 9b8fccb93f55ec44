import { expect, it } from 'vitest';
import afterSales from '#features/after-sales/contract/after-sales-calls.gen.json';
import { CASE_HOME_CALLS } from '#features/after-sales/web/case-counts-query.ts';
import approvals from '#features/approvals/contract/approvals-calls.gen.json';
import { APPROVAL_HOME_CALLS } from '#features/approvals/web/approval-counts-query.ts';
import enquiries from '#features/enquiries/contract/enquiries-calls.gen.json';
import { ENQUIRY_HOME_CALLS } from '#features/enquiries/web/waiting-enquiries-query.ts';
import quotes from '#features/quotes/contract/quotes-calls.gen.json';
import { QUOTE_HOME_CALLS } from '#features/quotes/web/open-quotes-query.ts';

it.each([
  ['approvals', APPROVAL_HOME_CALLS, approvals],
  ['quotes', QUOTE_HOME_CALLS, quotes],
  ['enquiries', ENQUIRY_HOME_CALLS, enquiries],
  ['afterSales', CASE_HOME_CALLS, afterSales],
])('%s: the call that is written out is the one of the contract', (_, written, generated) => {
  expect(generated).toMatchObject(written);
});
