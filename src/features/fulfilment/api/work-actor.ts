import type { Caller } from '#platform/api/caller.ts';

/** Who does something to an order on its way: somebody of the desk, the buyer, or nobody (a job). */
export type WorkActor = Pick<Caller, 'firmId' | 'userId'>;

export const NOBODY: WorkActor = { firmId: null, userId: null };
