export type { InvoiceTitle } from '../contract/invoice-title-contract.ts';
export { defaultRegionOfCaller } from './address-columns.ts';
export { findAddress, ownAddress } from './address-repo.ts';
export { findRegion, type Region } from './find-region.ts';
export { readInvoiceTitles } from './invoice-title-handlers.ts';
export { addAddress } from './save-address.ts';
export { addTitle } from './save-title.ts';
