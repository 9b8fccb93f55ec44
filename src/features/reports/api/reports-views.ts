import { viewOf } from '#platform/api/view-of.ts';
import { reportFirmDays, reportFirms } from './report-tables.ts';

export const reportFirmDaysView = viewOf(reportFirmDays, ['firmId', 'bookedOn', 'orders', 'amountFen']);

export const reportFirmsView = viewOf(reportFirms, ['firmId', 'builtAt']);
