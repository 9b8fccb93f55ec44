export { CARRIER_STEPS, type CarrierStep } from './carrier-steps.ts';
export { between, draw } from './draw.ts';
