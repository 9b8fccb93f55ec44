import type { CaseKind } from './case-words.ts';

interface Reason {
  label: string;
  /** Fault of the shop, its supplier or carrier: goods with it always come back, and the shop pays freight. */
  fault: boolean;
  kinds: readonly CaseKind[];
  /** What has to be shown before it can be judged. */
  evidence: readonly ('picture' | 'video' | 'measure')[];
  /** Told soon after signing and below the limits of the shop it is believed: settled without the goods. */
  quick?: true;
}

const BACK = ['return', 'exchange', 'refund_only'] as const;

/** The tree of reasons: which kinds it allows, what has to be shown, and by `fault` who pays freight (behaviours 2.7). */
export const CASE_REASONS = {
  damaged: { label: '到货破损', fault: true, kinds: [...BACK], evidence: ['picture'], quick: true },
  wrong_item: { label: '错发', fault: true, kinds: [...BACK], evidence: ['picture'], quick: true },
  short: { label: '少发漏发', fault: true, kinds: ['resend', 'refund_only'], evidence: [], quick: true },
  over: { label: '多发', fault: true, kinds: ['over_return', 'over_keep'], evidence: [] },
  broken: { label: '质量问题、无法使用', fault: true, kinds: [...BACK, 'repair'], evidence: ['picture'] },
  intermittent: { label: '时好时坏、异响', fault: true, kinds: [...BACK, 'repair'], evidence: ['video'] },
  size_off: { label: '尺寸与标称不符', fault: true, kinds: [...BACK], evidence: ['picture', 'measure'] },
  not_as_described: { label: '与页面描述不符', fault: true, kinds: [...BACK], evidence: ['picture'] },
  no_papers: { label: '缺少合格证或资料', fault: true, kinds: [...BACK], evidence: [] },
  late: { label: '到货太晚', fault: true, kinds: ['return', 'refund_only'], evidence: [] },
  price: { label: '价格与约定不符', fault: true, kinds: ['price_gap'], evidence: [] },
  wrong_invoice: { label: '发票抬头、税号或类型有误', fault: true, kinds: ['reinvoice'], evidence: [] },
  wrongly_bought: { label: '买错、型号不合适', fault: false, kinds: ['return', 'exchange'], evidence: [] },
  not_needed: { label: '多买、不再需要', fault: false, kinds: ['return'], evidence: [] },
  worn: { label: '使用后损坏（保外）', fault: false, kinds: ['repair'], evidence: ['picture'] },
} as const satisfies Record<string, Reason>;
export type CaseReason = keyof typeof CASE_REASONS;
export const CASE_REASON_CODES = Object.keys(CASE_REASONS) as [CaseReason, ...CaseReason[]];
