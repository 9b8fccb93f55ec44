export { PERMISSIONS, type PermissionCode, ROLE_TEMPLATES } from './permission-codes.ts';
