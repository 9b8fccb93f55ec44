import { viewOf } from '#platform/api/view-of.ts';
import { membershipRoles, memberships, users } from './access-tables.ts';

export const membershipRolesView = viewOf(membershipRoles, [
  'firmId',
  'membershipId',
  'roleId',
  'grantedBy',
  'grantedAt',
]);

export const membershipsView = viewOf(memberships, [
  'id',
  'firmId',
  'userId',
  'status',
  'participantExtendType',
  'sellerCode',
  'amountLimit',
  'departmentId',
  'jobTitle',
  'dataScope',
  'approves',
  'invitedAt',
  'invitedAs',
  'leftAt',
  'version',
  'createdAt',
]);

export const usersView = viewOf(users, [
  'id',
  'userCode',
  'userName',
  'realName',
  'phoneNumber',
  'email',
  'passwordChangedAt',
  'nickName',
  'avatarUrl',
  'subscribePromotion',
  'lastLoginAt',
]);
