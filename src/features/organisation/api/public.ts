export { readFirmDays } from './calendar-repo.ts';
export {
  changeHead,
  type DepartmentFacts,
  deleteDepartment,
  insertDepartment,
  placeDepartment,
  updateDepartment,
} from './department-repo.ts';
export { changeSettings, insertFirm, insertTemplateRoles, saveIndustry } from './firm-repo.ts';
export { type FirmTerms, writeFirmTerms } from './firm-terms-repo.ts';
export { type FirmSettings } from './organisation-tables.ts';
export { readFirmName } from './read-firm-name.ts';
export { deleteRole, insertRole, type RoleFacts, updateRole } from './role-repo.ts';
