import { viewOf } from '#platform/api/view-of.ts';
import { budgetPeriods, costCenters, costRules } from './budget-tables.ts';

export const costCentersView = viewOf(costCenters, ['id', 'firmId', 'code', 'name', 'path', 'ownerMemberId']);

export const budgetPeriodsView = viewOf(budgetPeriods, [
  'id',
  'firmId',
  'ruleId',
  'costCenterId',
  'startsOn',
  'endsOn',
  'limitFen',
  'reservedFen',
  'usedFen',
]);

export const costRulesView = viewOf(costRules, [
  'id',
  'firmId',
  'costCenterId',
  'frequency',
  'limitFen',
  'startsOn',
  'endsOn',
  'status',
]);
