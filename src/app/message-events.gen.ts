import type { MessageEvent } from '#business/messages/contract/define-message-events.ts';
import { accessMessages } from '#features/access/contract/message-events.ts';
import { accountMessages } from '#features/accounts/contract/message-events.ts';
import { afterSaleMessages } from '#features/after-sales/contract/message-events.ts';
import { approvalFlowMessages } from '#features/approval-flows/contract/message-events.ts';
import { approvalMessages } from '#features/approvals/contract/message-events.ts';
import { budgetMessages } from '#features/budgets/contract/message-events.ts';
import { importMessages } from '#features/catalog-import/contract/message-events.ts';
import { companyTitleMessages } from '#features/company-titles/contract/message-events.ts';
import { correctionMessages } from '#features/corrections/contract/message-events.ts';
import { customerTermMessages } from '#features/customer-terms/contract/message-events.ts';
import { diagnosticsMessages } from '#features/diagnostics/contract/message-events.ts';
import { enquiryMessages } from '#features/enquiries/contract/message-events.ts';
import { fulfilmentMessages } from '#features/fulfilment/contract/message-events.ts';
import { invoiceMessages } from '#features/invoices/contract/message-events.ts';
import { orderMessages } from '#features/orders/contract/message-events.ts';
import { paymentMessages } from '#features/payments/contract/message-events.ts';
import { purchaseMessages } from '#features/purchases/contract/message-events.ts';
import { quoteMessages } from '#features/quotes/contract/message-events.ts';
import { receivableMessages } from '#features/receivables/contract/message-events.ts';
import { sharingMessages } from '#features/sharing/contract/message-events.ts';
import { statementMessages } from '#features/statements/contract/message-events.ts';
import { transferMessages } from '#business/transfers/contract/message-events.ts';

/** Collected from the features by `npm run generate`; do not edit. */
export const MESSAGE_EVENTS: readonly MessageEvent[] = [
  ...Object.values(accessMessages),
  ...Object.values(accountMessages),
  ...Object.values(afterSaleMessages),
  ...Object.values(approvalFlowMessages),
  ...Object.values(approvalMessages),
  ...Object.values(budgetMessages),
  ...Object.values(importMessages),
  ...Object.values(companyTitleMessages),
  ...Object.values(correctionMessages),
  ...Object.values(customerTermMessages),
  ...Object.values(diagnosticsMessages),
  ...Object.values(enquiryMessages),
  ...Object.values(fulfilmentMessages),
  ...Object.values(invoiceMessages),
  ...Object.values(orderMessages),
  ...Object.values(paymentMessages),
  ...Object.values(purchaseMessages),
  ...Object.values(quoteMessages),
  ...Object.values(receivableMessages),
  ...Object.values(sharingMessages),
  ...Object.values(statementMessages),
  ...Object.values(transferMessages),
];
