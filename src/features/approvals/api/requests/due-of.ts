import { readFirmDays } from '#features/organisation/api/public.ts';
import { addWorkingHours } from '#features/organisation/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { activeStep, type RequestState } from '../../rules/request-state.ts';
import type { DueOf } from './write-request-repo.ts';

/** When what is asked now has to be decided, in working hours of the firm. */
export async function dueFromNow(db: Db, firmId: bigint, state: RequestState): Promise<DueOf> {
  const now = new Date();
  if (!activeStep(state)?.escalateAfterHours) return () => null;
  const days = await readFirmDays(db, firmId, now);
  return ({ escalateAfterHours }) => (escalateAfterHours ? addWorkingHours(now, escalateAfterHours, days) : null);
}
