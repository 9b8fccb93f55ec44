import { featureApi } from '#platform/web/api-client.ts';
import exportSchedulesCalls from '../../contract/export-schedules-calls.gen.json';
import type { scheduleContract } from '../../contract/schedule-contract.ts';

export const scheduleApi = featureApi<typeof scheduleContract>('exportSchedules', exportSchedulesCalls);

/** What a person made, and what is made for him. */
export const schedulesQuery = scheduleApi.query.list.queryOptions({ input: {} });
/** What he may have made. */
export const choicesQuery = scheduleApi.query.choices.queryOptions({ input: {} });
export const peopleQuery = (keyword: string) => scheduleApi.query.people.queryOptions({ input: { keyword } });
