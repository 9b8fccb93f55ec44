import { defineStates } from '#business/documents/rules/public.ts';

/**
 * States of a red letter (behaviours 2.9, 确认单状态 01–10 of the e-invoice platform): who entered it waits for the other side,
 * at most 72 hours.
 */
export const redLetterStates = defineStates({
  machine: 'invoice_red_letter',
  births: ['sending', 'to_seller'],
  states: {
    sending: {
      label: '红冲申请中',
      tone: 'progress',
      to: ['unneeded', 'to_buyer', 'agreed', 'issued', 'failed', 'withdrawn'],
    },
    unneeded: { label: '无需确认', tone: 'progress', to: ['issued', 'failed', 'withdrawn', 'void'] },
    to_buyer: {
      label: '销方录入待购方确认',
      tone: 'warning',
      to: ['agreed', 'denied_by_buyer', 'expired', 'withdrawn', 'void', 'issued'],
    },
    to_seller: {
      label: '购方录入待销方确认',
      tone: 'warning',
      to: ['agreed', 'denied_by_seller', 'expired', 'withdrawn', 'void'],
    },
    agreed: { label: '购销双方已确认', tone: 'progress', to: ['issued', 'failed', 'revoked', 'void'] },
    denied_by_buyer: { label: '作废（销方录入购方否认）', tone: 'danger', to: [] },
    denied_by_seller: { label: '作废（购方录入销方否认）', tone: 'danger', to: [] },
    expired: { label: '作废（超72小时未确认）', tone: 'danger', to: [] },
    withdrawn: { label: '作废（发起方撤销）', tone: 'neutral', to: [] },
    revoked: { label: '作废（确认后撤销）', tone: 'neutral', to: [] },
    void: { label: '作废（异常凭证）', tone: 'danger', to: [] },
    issued: { label: '已红冲', tone: 'success', to: [] },
    failed: { label: '红冲失败', tone: 'danger', to: ['sending', 'withdrawn'] },
  },
  buyerActs: {
    confirmRed: { from: ['to_buyer'], to: ['agreed'] },
    denyRed: { from: ['to_buyer'], to: ['denied_by_buyer'] },
    withdrawRed: { from: ['to_seller'], to: ['withdrawn'] },
  },
  deskActs: {
    agreeRed: { from: ['to_seller'], to: ['agreed'] },
    refuseRed: { from: ['to_seller'], to: ['denied_by_seller'] },
    retryRed: { from: ['failed'], to: ['sending'] },
    recallRed: { from: ['to_buyer', 'failed'], to: ['withdrawn'] },
  },
});

export type RedStatus = (typeof redLetterStates.names)[number];
export const { label: redLabel, canMove: canMoveRed } = redLetterStates;

/** State of the platform behind ours; our own have none. */
export const RED_CODES = {
  unneeded: '01',
  to_buyer: '02',
  to_seller: '03',
  agreed: '04',
  denied_by_buyer: '05',
  denied_by_seller: '06',
  expired: '07',
  withdrawn: '08',
  revoked: '09',
  void: '10',
} as const satisfies Partial<Record<RedStatus, string>>;
export type RedCode = (typeof RED_CODES)[keyof typeof RED_CODES];

const BY_CODE = Object.fromEntries(Object.entries(RED_CODES).map(([status, code]) => [code, status]));
/** Our state for one of the platform's. */
export const redStatusOf = (code: RedCode): RedStatus => BY_CODE[code] as RedStatus;
export const redCodeOf = (status: RedStatus): RedCode | null =>
  (RED_CODES as Partial<Record<RedStatus, RedCode>>)[status] ?? null;

/** The other side has so long to answer. */
export const RED_HOURS = 72;
export const redDeadline = (now: Date): Date => new Date(now.getTime() + RED_HOURS * 3_600_000);
/** Whole hours that are left, 0 when the time is over. */
export const hoursLeft = (until: Date, now: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 3_600_000));
