import { featureApi } from '#platform/web/api-client.ts';
import type { deskReportContract } from '../../contract/desk-contract.ts';
import deskReportsCalls from '../../contract/desk-reports-calls.gen.json';
import type { DeskFilter } from '../../contract/desk-schemas.ts';
import type { ShownDeliveries } from '../address/shown-deliveries.ts';
import { pickOfDeliveries } from '../address/shown-deliveries.ts';
import { renewing } from '../report-queries.ts';

const { query } = featureApi<typeof deskReportContract>('deskReports', deskReportsCalls);

/** Rows of a panel that come at a time. */
const limit = 50;

export const overviewOfAllQuery = (input: DeskFilter) => renewing(query.overview.queryOptions({ input }));
export const firmsQuery = (input: DeskFilter, after: string | undefined) =>
  query.firms.queryOptions({ input: { ...input, limit, ...(after && { after }) } });
export const firmOrdersQuery = (input: DeskFilter, customerCode: string, after: string | undefined) =>
  query.orders.queryOptions({ input: { ...input, customerCode, limit, ...(after && { after }) } });
export const deskDeliveriesQuery = (input: DeskFilter, shown: ShownDeliveries, after: string | undefined) =>
  query.deliveries.queryOptions({ input: { ...input, ...pickOfDeliveries(shown), limit, ...(after && { after }) } });
