import { viewOf } from '#platform/api/view-of.ts';
import { visibilityRules } from './visibility-tables.ts';

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
