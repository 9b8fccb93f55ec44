import { defineStates } from '#business/documents/rules/public.ts';

const LATER = ['confirmed', 'partly_invoiced', 'invoiced', 'partly_paid', 'settled'] as const;
/** Before the customer has said yes to everything. */
const BEFORE = ['to_confirm', 'disputed', 'approving'] as const;

/**
 * States of a statement and the only legal moves between them (behaviours 2.9). What is said, invoiced and paid comes in any order and
 * may be taken back – a red letter, a receipt that bounced –, so the state follows from the sums (`statusOf`).
 */
export const statementStates = defineStates({
  machine: 'statement',
  births: ['generated'],
  states: {
    generated: { label: '已生成', tone: 'neutral', to: [...BEFORE, ...LATER] },
    to_confirm: { label: '待确认', tone: 'warning', to: ['disputed', 'approving', ...LATER] },
    disputed: { label: '有异议', tone: 'danger', to: ['to_confirm', 'approving', ...LATER] },
    approving: { label: '确认审批中', tone: 'warning', to: ['to_confirm', 'disputed', ...LATER] },
    confirmed: { label: '已确认', tone: 'success', to: ['partly_invoiced', 'invoiced', 'partly_paid', 'settled'] },
    partly_invoiced: { label: '部分开票', tone: 'progress', to: ['confirmed', 'invoiced', 'partly_paid', 'settled'] },
    invoiced: { label: '已开票', tone: 'progress', to: ['confirmed', 'partly_invoiced', 'partly_paid', 'settled'] },
    partly_paid: { label: '部分回款', tone: 'progress', to: ['confirmed', 'partly_invoiced', 'invoiced', 'settled'] },
    settled: { label: '已结清', tone: 'success', to: ['confirmed', 'partly_invoiced', 'invoiced', 'partly_paid'] },
  },
  buyerActs: {
    confirm: { from: ['generated', 'to_confirm', 'disputed'] },
    dispute: { from: ['generated', 'to_confirm', 'disputed'] },
    withdrawApproval: { from: ['approving'] },
  },
});

export type StatementStatus = (typeof statementStates.names)[number];
export const { label: statementLabel } = statementStates;

/** What the state of a statement follows from. Fen; `due` below zero: money in the customer's favour. */
export interface StatementFacts {
  openLines: number;
  disputedLines: number;
  /** Told to the customer. */
  delivered: boolean;
  /** Asked of the company's own approvers. */
  approving: boolean;
  /** All that stands on it; invoices are of this, also where it was paid another way. */
  amountFen: bigint;
  dueFen: bigint;
  invoicedFen: bigint;
  paidFen: bigint;
}

const reaches = (sum: bigint, due: bigint): boolean => (due >= 0n ? sum >= due : sum <= due);

export function statusOf(facts: StatementFacts): StatementStatus {
  const { openLines, disputedLines, delivered, approving, amountFen, dueFen, invoicedFen, paidFen } = facts;
  if (approving) return 'approving';
  if (disputedLines > 0) return 'disputed';
  if (!delivered) return 'generated';
  if (openLines > 0) return 'to_confirm';
  if (reaches(paidFen, dueFen)) return 'settled';
  if (paidFen !== 0n) return 'partly_paid';
  if (invoicedFen === 0n) return 'confirmed';
  return reaches(invoicedFen, amountFen) ? 'invoiced' : 'partly_invoiced';
}

/** Tabs of the list. */
export const STATEMENT_TABS = {
  all: { label: '全部', statuses: statementStates.names },
  toConfirm: { label: '待确认', statuses: ['generated', 'to_confirm', 'approving'] },
  disputed: { label: '有异议', statuses: ['disputed'] },
  confirmed: { label: '已确认', statuses: ['confirmed', 'partly_invoiced', 'invoiced', 'partly_paid'] },
  unpaid: { label: '待付款', statuses: statementStates.names.filter((name) => name !== 'settled') },
  overdue: { label: '逾期', statuses: statementStates.names.filter((name) => name !== 'settled') },
  settled: { label: '已结清', statuses: ['settled'] },
} as const satisfies Record<string, { label: string; statuses: readonly StatementStatus[] }>;
export type StatementTab = keyof typeof STATEMENT_TABS;
