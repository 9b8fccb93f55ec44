export { customerQuery, previewQuery } from './checkout-queries.ts';
export { CheckoutView } from './checkout-view.tsx';
export { type ChoiceCard, ChoiceCards } from './choice-cards.tsx';
export { EditInvoice } from './edit-invoice.tsx';
export type { CheckoutLines } from './use-checkout-lines.ts';
