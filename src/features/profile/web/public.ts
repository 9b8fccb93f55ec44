export type { InvoiceTitle } from '../contract/invoice-title-contract.ts';
export type { Address } from '../contract/profile-contract.ts';
export { AddressDialog, preloadAddressDialog } from './address-dialog.tsx';
export { PlaceField, ReceiverFields } from './address-fields.tsx';
export { addressesQuery } from './address-queries.ts';
export { titlesQuery } from './invoices/title-queries.ts';
export { regionName } from './region-name.ts';
export { RegionPicker } from './region-picker.tsx';
