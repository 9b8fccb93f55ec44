import { diagnosticsApi } from '../diagnostics-api.ts';
import { errorsInput, eventsInput, type MonitoringSearch, visitsInput } from './monitoring-search.ts';

const { query } = diagnosticsApi;

export const visitsQuery = (search: MonitoringSearch) => query.listVisits.queryOptions({ input: visitsInput(search) });
export const errorsQuery = (search: MonitoringSearch) => query.listErrors.queryOptions({ input: errorsInput(search) });
export const eventsQuery = (search: MonitoringSearch) => query.listEvents.queryOptions({ input: eventsInput(search) });
export const errorQuery = (id: string) => query.readError.queryOptions({ input: { id } });
export const activityQuery = query.activity.queryOptions({ input: {} });
