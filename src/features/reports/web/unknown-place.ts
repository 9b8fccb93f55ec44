import { isCallError } from '#platform/web/api-client.ts';

/** A place that is gone, or was never one of the company's. */
export const isUnknownPlace = (error: unknown): boolean => isCallError(error) && error.code === 'REPORT_PLACE_UNKNOWN';
