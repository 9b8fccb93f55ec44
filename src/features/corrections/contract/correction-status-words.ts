/** States of a correction as everybody reads them: the desk, who wrote it, and the audit log. */
export const CORRECTION_STATUS_WORDS = {
  pending: '待处理',
  verified: '已核实',
  corrected: '已修正',
  rejected: '不成立',
} as const;
