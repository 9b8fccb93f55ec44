import { viewOf } from '#platform/api/view-of.ts';
import { costCenters } from './budget-tables.ts';

export const costCentersView = viewOf(costCenters, ['id', 'firmId', 'code', 'name', 'path', 'ownerMemberId']);
