import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import {
  deskDeliveriesInput,
  deskDeliveriesPage,
  deskFilter,
  deskOverview,
  firmOrdersInput,
  firmOrdersPage,
  firmTurnoverInput,
  firmTurnoverPage,
} from './desk-schemas.ts';
import { linesErrors } from './report-errors.ts';

const { REPORT_CURSOR } = linesErrors;

const desk = { method: 'POST', identities: STAFF, permission: 'DESK_OVERVIEW', specified: false } as const;

/** How the shop does, over all firms: what they order, and whether it comes in time. Each number has a call for its rows. */
export const deskReportContract = {
  overview: defineEndpoint({
    ...desk,
    path: '/enterprise-service/desk/overview',
    summary: '经营概览：成交、交付与趋势',
    input: deskFilter,
    output: deskOverview,
  }),
  firms: defineEndpoint({
    ...desk,
    path: '/enterprise-service/desk/overview/firms',
    summary: '经营概览：各客户成交',
    input: firmTurnoverInput,
    output: firmTurnoverPage,
    errors: { REPORT_CURSOR },
  }),
  orders: defineEndpoint({
    ...desk,
    path: '/enterprise-service/desk/overview/orders',
    summary: '经营概览：一家客户的成交订单',
    input: firmOrdersInput,
    output: firmOrdersPage,
    errors: { REPORT_CURSOR },
  }),
  deliveries: defineEndpoint({
    ...desk,
    path: '/enterprise-service/desk/overview/deliveries',
    summary: '经营概览：交付指标对应的订单行',
    input: deskDeliveriesInput,
    output: deskDeliveriesPage,
    errors: { REPORT_CURSOR },
  }),
};
