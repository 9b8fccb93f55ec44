export { readFirmDays } from './calendar-repo.ts';
export { departments, firmDays } from './department-tables.ts';
export { type FirmSettings, firms, rolePermissions, roles } from './organisation-tables.ts';
