/** Pages of carts, orders and quotes outside the user center (specification 2.2). */
export const CART_PATH = '/cart.html';
export const SHARED_CART_PATH = '/shareCart.html';
export const BATCH_ORDER_PATH = '/batch-order.html';
export const BATCH_IMPORT_PATH = '/batch-import.html';
export const PURCHASED_PATH = '/purchase.html';
export const CHECKOUT_PATH = '/orderConfirm.html';
export const ORDER_PLACED_PATH = '/order.html';
export const PAY_PATH = '/orderPay.html';
export const PAID_PATH = '/orderPaid.html';
export const CASHIER_PATH = '/cashier.html';
/** The short list of approvals: no right opens it, so whoever is asked once or has handed something in finds it there. */
export const SHORT_APPROVAL_LIST_PATH = '/approval.html';
export const QUOTE_REQUEST_PATH = '/quote.html';
export const QUOTE_TO_ORDER_PATH = '/toOrderConfirm.html';
export const EMAIL_APPROVAL_PATH = '/emailApproval.html';
export const PRINT_PATH = '/print.html';
