import { viewOf } from '#platform/api/view-of.ts';
import { approvalFlows } from './approval-flow-tables.ts';

export const approvalFlowsView = viewOf(approvalFlows, ['firmId', 'documentType', 'status']);
