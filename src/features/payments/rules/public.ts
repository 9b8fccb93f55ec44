export { type PaymentStatus, paymentStatusLabel } from './payment-status.ts';
export { REFUND_MANNERS, type RefundManner } from './simulated-refund.ts';
