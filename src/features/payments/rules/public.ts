export { PAYMENT_STATUSES, type PaymentStatus, paymentStatusLabel } from './payment-status.ts';
