export type { InvoiceTitle } from '../contract/invoice-title-contract.ts';
export { defaultRegionOfCaller } from './address-columns.ts';
export { findAddress, ownAddress } from './address-repo.ts';
export { findRegion, type Region } from './find-region.ts';
export { invoiceTitleHandlers, readInvoiceTitles } from './invoice-title-handlers.ts';
export { createPersonalHandlers } from './personal-handlers.ts';
export { profileHandlers } from './profile-handlers.ts';
export { addresses } from './profile-tables.ts';
