import { viewOf } from '#platform/api/view-of.ts';
import { departments } from './department-tables.ts';
import { firms, rolePermissions, roles } from './organisation-tables.ts';

export const departmentsView = viewOf(departments, [
  'id',
  'firmId',
  'parentId',
  'name',
  'code',
  'path',
  'headMemberId',
  'place',
  'version',
]);

export const firmsView = viewOf(firms, [
  'id',
  'customerCode',
  'name',
  'shortName',
  'firmType',
  'levelCode',
  'logoUrl',
  'creditCode',
  'firmChannel',
  'mainCustomerCode',
  'groupFirmId',
  'r3Code',
  'themeColor',
  'industry',
  'status',
  'settings',
  'createdAt',
]);

export const rolePermissionsView = viewOf(rolePermissions, ['firmId', 'roleId', 'code']);

export const rolesView = viewOf(roles, ['id', 'firmId', 'name', 'note', 'version']);
