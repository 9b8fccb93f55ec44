import { defineStates } from '#business/documents/rules/public.ts';

/** States of one invoice at the tax platform: it is sent once under its number, and asked about until there is an answer. */
export const invoiceStates = defineStates({
  machine: 'invoice',
  births: ['waiting'],
  states: {
    waiting: { label: '待开票', tone: 'neutral', to: ['sending', 'dropped'] },
    sending: { label: '开票中', tone: 'progress', to: ['issued', 'failed'] },
    failed: { label: '开票失败', tone: 'danger', to: ['sending', 'dropped'] },
    issued: { label: '已开票', tone: 'success', to: ['red_partly', 'red'] },
    red_partly: { label: '部分红冲', tone: 'warning', to: ['red'] },
    red: { label: '已红冲', tone: 'neutral', to: [] },
    dropped: { label: '未开作废', tone: 'neutral', to: [] },
  },
});

export type InvoiceStatus = (typeof invoiceStates.names)[number];
export const { label: invoiceLabel, canMove: canMoveInvoice } = invoiceStates;

/** It exists at the platform. */
export const STANDING: readonly InvoiceStatus[] = ['issued', 'red_partly'];
export const ISSUED: readonly InvoiceStatus[] = ['issued', 'red_partly', 'red'];
/** It may exist there: an order with one of these counts as invoiced. */
export const COUNTED: readonly InvoiceStatus[] = ['sending', ...ISSUED];
