import {
  CASHIER_PATH,
  CHECKOUT_PATH,
  EMAIL_APPROVAL_PATH,
  PAID_PATH,
  PAY_PATH,
  QUOTE_REQUEST_PATH,
} from './trade-paths.ts';

/** The order form for lines that are not in the cart: `item:quantity` with commas between. */
export const checkoutHref = (lines: string) => `${CHECKOUT_PATH}?lines=${encodeURIComponent(lines)}`;

/** The request for a quote of lines that are not in the cart. */
export const quoteRequestHref = (lines: string) => `${QUOTE_REQUEST_PATH}?lines=${encodeURIComponent(lines)}`;

/** Where an order is paid. */
export const payHref = (orderNo: string) => `${PAY_PATH}?orderNo=${encodeURIComponent(orderNo)}`;

/** What became of a payment. */
export const paidHref = (orderNo: string) => `${PAID_PATH}?orderNo=${encodeURIComponent(orderNo)}`;

/** Where an order gets another way of payment. */
export const cashierHref = (orderNo: string) => `${CASHIER_PATH}?orderNo=${encodeURIComponent(orderNo)}`;

/** Where somebody decides out of a mail, without a login. */
export const emailApprovalHref = (code: string) => `${EMAIL_APPROVAL_PATH}?code=${code}`;
