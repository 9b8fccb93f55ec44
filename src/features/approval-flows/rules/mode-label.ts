import type { NodeMode } from './flow-shape.ts';

const LABELS: Readonly<Record<NodeMode, string>> = {
  any: '任一人同意即可',
  all: '所有人都要同意',
  sequence: '依次审批',
  n_of_m: '达到人数即可',
  per_department: '每个部门一人同意',
};

/** What a mode asks, in words: 3 人中 2 人同意即可. */
export function modeLabel(mode: NodeMode, needed: number, seats: number): string {
  if (seats <= 1) return '一人审批';
  return mode === 'n_of_m' ? `${seats} 人中 ${Math.min(needed, seats)} 人同意即可` : LABELS[mode];
}

/** Kinds of documents in words. */
export const DOCUMENT_LABELS = {
  order: '订单',
  quote: '报价',
  enquiry: '询价转订单',
  budget: '预算变更',
  user: '新增用户',
  material: '物料变更',
  invoice_title: '发票抬头变更',
} as const;
