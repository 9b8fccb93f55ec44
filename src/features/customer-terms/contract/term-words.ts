/** What a firm pays without an agreement (specification 3): price levels by code. */
export const LEVELS = {
  enterprise: '企业价',
  YD100: 'YD100',
  YD102: 'YD102',
  YD29: 'YD29',
  YPR0: 'YPR0',
} as const;
export type LevelCode = keyof typeof LEVELS;

export const FIRM_KINDS = { company: '公司', group: '集团' } as const;
export type FirmKind = keyof typeof FIRM_KINDS;

/** Whether a firm buys here or through its procurement system (specification 3: firmChannel). */
export const CHANNELS = { 0: '直接采购', 1: '通过采购系统' } as const;
export type Channel = 0 | 1;

export const FIRM_STATES = { 1: '正常', 0: '已冻结' } as const;
export type FirmState = 0 | 1;

/** What is agreed about paying later. */
export const CREDIT_KINDS = { none: '未开通', limited: '有限额', unlimited: '不限额' } as const;
export type CreditKind = keyof typeof CREDIT_KINDS;

/** What a company asks for. */
export const APPLICATION_KINDS = { open: '开通授信', raise: '提高额度', temporary: '临时提额' } as const;
export type ApplicationKind = keyof typeof APPLICATION_KINDS;

/** Days to pay in, at most. */
export const MOST_TERM_DAYS = 180;
/** Days a limit may be raised for. */
export const MOST_RAISE_DAYS = 180;
