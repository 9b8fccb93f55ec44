import { z } from 'zod';
import { keepErrors } from '#business/attachments/contract/attachment-errors.ts';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { pageOf } from '#platform/shared/pagination.ts';
import {
  cancelInput,
  deliverInput,
  deskOrder,
  deskSignInput,
  divideInput,
  noteInput,
  orderAct,
  partsAct,
  pickInput,
  postponeInput,
  queueInput,
  queueRow,
  queueTab,
  receiptInput,
  refuseInput,
  shipInput,
} from './fulfilment-desk-schemas.ts';
import { deskErrors, receiptErrors } from './fulfilment-errors.ts';
import { orderNo } from './fulfilment-schemas.ts';

const desk = { identities: STAFF, permission: 'DESK_ORDERS', specified: false } as const;
/** Acts are done once, however often they arrive, and only on what the person saw. */
const act = {
  ...desk,
  method: 'POST',
  output: z.object({ orderNo: z.string(), version: z.number().int(), statusLabel: z.string() }),
  idempotent: true,
  transaction: 'write',
  errors: deskErrors,
} as const;

/** The desk takes orders through the warehouse and to the buyer's door. */
export const fulfilmentDeskContract = {
  queue: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/oms-front/desk/orders',
    summary: '查询待履约订单',
    input: queueInput,
    output: pageOf(queueRow).extend({ counts: z.record(queueTab, z.number().int()) }),
  }),
  order: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/oms-front/desk/orders/detail',
    summary: '查询订单履约详情',
    input: z.strictObject({ orderNo }),
    output: deskOrder,
  }),
  /** Names of places, which every page of the desk may show. */
  warehouses: defineEndpoint({
    identities: STAFF,
    specified: false,
    method: 'GET',
    path: '/oms-front/desk/warehouses',
    summary: '查询仓库',
    input: z.strictObject({}),
    output: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  confirm: defineEndpoint({ ...act, path: '/oms-front/desk/orders/confirm', summary: '确认订单', input: orderAct }),
  startPicking: defineEndpoint({
    ...act,
    path: '/oms-front/desk/parts/start',
    summary: '开始拣货',
    input: partsAct,
  }),
  putBack: defineEndpoint({ ...act, path: '/oms-front/desk/parts/putBack', summary: '退回待拣货', input: partsAct }),
  divide: defineEndpoint({ ...act, path: '/oms-front/desk/parts/divide', summary: '拆分分单', input: divideInput }),
  postpone: defineEndpoint({
    ...act,
    path: '/oms-front/desk/parts/postpone',
    summary: '分单改期',
    input: postponeInput,
  }),
  pick: defineEndpoint({ ...act, path: '/oms-front/desk/parts/pick', summary: '登记拣货结果', input: pickInput }),
  pickAll: defineEndpoint({ ...act, path: '/oms-front/desk/parts/pickAll', summary: '全部拣齐', input: partsAct }),
  ship: defineEndpoint({ ...act, path: '/oms-front/desk/parts/ship', summary: '发货', input: shipInput }),
  deliver: defineEndpoint({
    ...act,
    path: '/oms-front/desk/shipments/deliver',
    summary: '标记送达',
    input: deliverInput,
  }),
  sign: defineEndpoint({
    ...act,
    path: '/oms-front/desk/shipments/sign',
    summary: '登记签收',
    input: deskSignInput,
    rate: 'upload',
    errors: { ...deskErrors, ...receiptErrors, ...keepErrors },
  }),
  refuse: defineEndpoint({ ...act, path: '/oms-front/desk/shipments/refuse', summary: '登记拒收', input: refuseInput }),
  takeBack: defineEndpoint({
    ...act,
    path: '/oms-front/desk/shipments/takeBack',
    summary: '拒收商品入库',
    input: deliverInput,
  }),
  addReceipts: defineEndpoint({
    ...act,
    path: '/oms-front/desk/shipments/addReceipts',
    summary: '上传签收回单',
    input: receiptInput,
    rate: 'upload',
    errors: { ...deskErrors, ...receiptErrors, ...keepErrors },
  }),
  cancel: defineEndpoint({
    ...act,
    path: '/oms-front/desk/orders/cancel',
    summary: '取消未发货商品',
    input: cancelInput,
  }),
  note: defineEndpoint({ ...act, path: '/oms-front/desk/orders/note', summary: '添加内部备注', input: noteInput }),
};
