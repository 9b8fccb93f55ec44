export const ROLES = '/user/system/role.html';
export const ROLE_EDIT = '/user/system/role-edit.html';
