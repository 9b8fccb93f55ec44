import { z } from 'zod';
import { defineEndpoint, STAFF } from '#platform/shared/define-endpoint.ts';
import { pageOf } from '#platform/shared/pagination.ts';
import { plainText } from '#platform/shared/wire-schemas.ts';
import {
  agreementChange,
  agreementFilter,
  agreementRow,
  agreementTable,
  customerChoice,
  newAgreement,
  newPromotion,
  promotionFilter,
  promotionRow,
  rowChoice,
  tableReport,
} from './price-desk-schemas.ts';

/** Why the desk cannot keep a price. Nothing is written in any of these cases. */
export const priceDeskErrors = {
  PRICE_CUSTOMER_UNKNOWN: { status: 404, code: 30100, message: '没有这个客户，请检查客户编号' },
  PRICE_ITEM_UNKNOWN: { status: 404, code: 30101, message: '没有这个商品编码，请检查后重试' },
  PRICE_OVERLAPS: { status: 409, code: 30102, message: '同一客户、商品和起订量在这段时间已有协议价' },
  PRICE_ABOVE_LIST: { status: 400, code: 30103, message: '价格高于面价，不会生效' },
  PRICE_ENDED: { status: 409, code: 30104, message: '已经结束，不能再修改' },
  PRICE_TABLE_REFUSED: { status: 400, code: 30105, message: '文件无法读取' },
} as const;

const desk = {
  identities: STAFF,
  permission: 'DESK_PRICES',
  specified: false,
  errors: priceDeskErrors,
} as const;
const done = z.object({});

/** The desk keeps agreement prices of all customers and promotions. */
export const priceDeskContract = {
  findCustomers: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/price-search/desk/customers',
    summary: '查询客户（协议价）',
    input: z.strictObject({ keyword: plainText(60).default('') }),
    output: z.array(customerChoice),
  }),
  listAgreements: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/price-search/desk/agreements',
    summary: '查询协议价',
    input: agreementFilter,
    output: pageOf(agreementRow),
  }),
  addAgreement: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/price-search/desk/agreements/add',
    summary: '新增协议价',
    input: newAgreement,
    output: done,
    transaction: 'write',
  }),
  changeAgreement: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/price-search/desk/agreements/change',
    summary: '修改协议价',
    input: agreementChange,
    output: done,
    transaction: 'write',
  }),
  endAgreement: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/price-search/desk/agreements/end',
    summary: '终止协议价',
    input: rowChoice,
    output: done,
    transaction: 'write',
  }),
  importAgreements: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/price-search/desk/agreements/import',
    summary: '导入协议价',
    input: agreementTable,
    output: tableReport,
    rate: 'upload',
    // The file is read before a transaction is opened.
    transaction: 'none',
  }),
  listPromotions: defineEndpoint({
    ...desk,
    method: 'GET',
    path: '/price-search/desk/promotions',
    summary: '查询促销价',
    input: promotionFilter,
    output: pageOf(promotionRow),
  }),
  addPromotion: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/price-search/desk/promotions/add',
    summary: '新增促销价',
    input: newPromotion,
    output: done,
    transaction: 'write',
  }),
  endPromotion: defineEndpoint({
    ...desk,
    method: 'POST',
    path: '/price-search/desk/promotions/end',
    summary: '终止促销价',
    input: rowChoice,
    output: done,
    transaction: 'write',
  }),
};
