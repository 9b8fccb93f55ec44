import { viewOf } from '#platform/api/view-of.ts';
import { exclusiveSkus, visibilityRules } from './visibility-tables.ts';

export const exclusiveSkusView = viewOf(exclusiveSkus, ['firmId', 'skuId']);

export const visibilityRulesView = viewOf(visibilityRules, [
  'id',
  'firmId',
  'userId',
  'departmentId',
  'madeBy',
  'startsOn',
  'endsOn',
  'effect',
  'kind',
  'targetId',
  'createdAt',
]);
