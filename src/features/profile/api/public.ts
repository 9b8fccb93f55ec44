export type { InvoiceTitle } from '../contract/invoice-title-contract.ts';
export { defaultRegionOfCaller } from './address-columns.ts';
export { findAddress, ownAddress } from './address-repo.ts';
export {
  addCompanyTitle,
  changeCompanyTitle,
  companyTitleOf,
  isInvoiceable,
  isKnownTitle,
  roomForTitle,
} from './company-titles.ts';
export { findRegion, type Region } from './find-region.ts';
export { readInvoiceTitles } from './invoice-title-handlers.ts';
export { addAddress } from './save-address.ts';
export { addTitle, tidyTitle } from './save-title.ts';
