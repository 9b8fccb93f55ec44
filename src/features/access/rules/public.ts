export { DATA_SCOPES } from '../contract/data-scopes.ts';
export { describeDevice } from './describe-device.ts';
export { identityOf } from './identity-of.ts';
export {
  DESK_PERMISSIONS,
  type DeskPermissionCode,
  PAGE_PERMISSIONS,
  PERMISSIONS,
  type PermissionCode,
  permissionRefusal,
} from './permission-codes.ts';
export { ROLE_TEMPLATES, STAFF_ROLE_TEMPLATES } from './role-templates.ts';
export { shownPerson } from './shown-person.ts';
export { isAdministration, usablePermissions } from './usable-permissions.ts';
export { usualDataScope } from './usual-data-scope.ts';
