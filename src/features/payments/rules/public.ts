export { type PaymentStatus, paymentStatusLabel } from './payment-status.ts';
