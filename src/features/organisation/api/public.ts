export { type FirmSettings, firms, rolePermissions, roles } from './organisation-tables.ts';
