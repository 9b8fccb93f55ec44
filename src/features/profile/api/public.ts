export { findAddress } from './address-repo.ts';
export { profileHandlers } from './profile-handlers.ts';
export { addresses } from './profile-tables.ts';
