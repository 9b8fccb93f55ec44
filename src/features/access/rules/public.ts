export { identityOf } from './identity-of.ts';
export { networkOf } from './network-of.ts';
export {
  PERMISSIONS,
  type PermissionCode,
  permissionRefusal,
  ROLE_TEMPLATES,
  STAFF_ROLE_TEMPLATES,
} from './permission-codes.ts';
