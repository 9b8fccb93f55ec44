export { CARRIER_STEPS, type CarrierStep } from './carrier-steps.ts';
export { CARRIERS, type Carrier } from './carriers.ts';
export { between, draw } from './draw.ts';
