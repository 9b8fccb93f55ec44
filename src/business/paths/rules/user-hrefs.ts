import { APPROVAL_FLOWS_PATH, COST_CENTER_PATH } from './user-paths.ts';

/** Money of one cost center. */
export const statementHref = (centerId: string | bigint) => `${COST_CENTER_PATH}?statement=${centerId}`;

/** Where one approval flow is set up. */
export const flowHref = (flowId: string | bigint) => `${APPROVAL_FLOWS_PATH}?edit=${flowId}`;
