import { z } from 'zod';
import { defineEndpoint, STAFF, TRADE_READERS } from '#platform/shared/define-endpoint.ts';
import { figureCasesInput, figureCasesPage, figuresAnswer, figuresInput, ownFigures } from './figure-schemas.ts';

const desk = { method: 'POST', identities: STAFF, permission: 'DESK_AFTER_SALES', specified: false } as const;

/** What comes back and how long it takes; each number has a call for its cases. */
export const afterSaleFiguresContract = {
  figures: defineEndpoint({
    ...desk,
    path: '/after-sales/desk/figures',
    summary: '售后分析：售后率、原因与处理时长',
    input: figuresInput,
    output: figuresAnswer,
  }),
  cases: defineEndpoint({
    ...desk,
    path: '/after-sales/desk/figures/cases',
    summary: '售后分析：一个数字对应的售后单',
    input: figureCasesInput,
    output: figureCasesPage,
  }),
  own: defineEndpoint({
    method: 'POST',
    path: '/after-sales/figures',
    identities: TRADE_READERS,
    permission: 'AFTER_SALES_ORDER_MANAGEMENT',
    specified: false,
    summary: '本公司近 12 个月售后率与处理时长',
    input: z.strictObject({}),
    output: ownFigures,
  }),
};
