export { type Charge, type ChargeSettings, chargesOf } from './charges-of.ts';
