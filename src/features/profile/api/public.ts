export { addresses } from './profile-tables.ts';
