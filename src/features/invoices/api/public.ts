export { createHttpPlatform } from './platform/http-platform.ts';
export { createSimulatedPlatform } from './platform/simulated-platform.ts';
export type { InvoiceParty, TaxSettings } from './platform/tax-platform.ts';
