export { readFirmDays } from './calendar-repo.ts';
export { createCompanyHandlers } from './company/company-handlers.ts';
export { departments, firmDays } from './department-tables.ts';
export { organisationHandlers } from './organisation-handlers.ts';
export { type FirmSettings, firms, rolePermissions, roles } from './organisation-tables.ts';
