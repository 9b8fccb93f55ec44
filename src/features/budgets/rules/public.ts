export { FREQUENCIES, OVER_POLICIES } from './budget-labels.ts';
export { type Charge, type ChargeSettings, chargesOf } from './charges-of.ts';
