import { defineStates } from '#business/documents/rules/public.ts';

/** Money that was received: a transfer is there, an acceptance bill (承兑汇票) is there and is money on its day. */
export const receiptStates = defineStates({
  machine: 'receipt',
  births: ['booked'],
  states: {
    booked: { label: '已入账', tone: 'success', to: ['collected', 'reversed'] },
    collected: { label: '已兑付', tone: 'success', to: ['reversed'] },
    reversed: { label: '已冲销', tone: 'danger', to: [] },
  },
  deskActs: {
    allocate: { from: ['booked', 'collected'] },
    collect: { from: ['booked'], to: ['collected'] },
    reverse: { from: ['booked', 'collected'], to: ['reversed'] },
  },
});
export type ReceiptStatus = (typeof receiptStates.names)[number];

/** A debt that somebody wants given up; another person decides. */
export const writeOffStates = defineStates({
  machine: 'write_off',
  births: ['asked'],
  states: {
    asked: { label: '待复核', tone: 'warning', to: ['approved', 'refused'] },
    approved: { label: '已核销', tone: 'neutral', to: [] },
    refused: { label: '已驳回', tone: 'danger', to: [] },
  },
  deskActs: { decide: { from: ['asked'], to: ['approved', 'refused'] } },
});
export type WriteOffStatus = (typeof writeOffStates.names)[number];

/** A line of a bank's statement: who it is from is known, has to be chosen, or it is no receipt of a customer. */
export const bankLineStates = defineStates({
  machine: 'bank_line',
  births: ['choosing', 'unmatched', 'outgoing'],
  states: {
    choosing: { label: '待确认', tone: 'warning', to: ['matched', 'ignored'] },
    unmatched: { label: '未匹配', tone: 'danger', to: ['matched', 'ignored', 'choosing'] },
    // A receipt that was booked on the wrong firm is reversed; the line waits again.
    matched: { label: '已入账', tone: 'success', to: ['unmatched'] },
    ignored: { label: '不处理', tone: 'neutral', to: ['unmatched'] },
    outgoing: { label: '支出', tone: 'neutral', to: [] },
  },
  deskActs: {
    book: { from: ['choosing', 'unmatched'], to: ['matched'] },
    ignore: { from: ['choosing', 'unmatched'], to: ['ignored'] },
    reopen: { from: ['ignored'], to: ['unmatched'] },
  },
});
export type BankLineStatus = (typeof bankLineStates.names)[number];
