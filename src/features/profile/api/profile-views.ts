import { viewOf } from '#platform/api/view-of.ts';
import { addresses } from './profile-tables.ts';

export const addressesView = viewOf(addresses, [
  'id',
  'firmId',
  'userId',
  'receiver',
  'phone',
  'regionCode',
  'province',
  'city',
  'district',
  'detail',
  'removedAt',
]);
