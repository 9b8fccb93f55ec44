/** How the pretended channel sends money of a payment back, as the person at its cashier chose. */
export const REFUND_MANNERS = {
  prompt: { label: '立即退回' },
  slow: { label: '处理 1 分钟后退回' },
  lost: { label: '已退回，但首次应答丢失' },
  refused: { label: '首次拒绝（余额不足），重试后退回' },
} as const;

export type RefundManner = keyof typeof REFUND_MANNERS;

/** A slow refund is worked on for this long. */
export const SLOW_MS = 60_000;

/** `silent`: the channel has done it, and nobody hears of it. */
export type SimulatedAnswer = 'done' | 'pending' | 'silent' | 'refused';

/**
 * What a channel answers that is asked for the same refund for the nth time. It sends the money once, and says the same
 * from then on.
 */
export function simulateRefund(
  manner: RefundManner,
  { times, sinceMs }: { times: number; sinceMs: number },
): SimulatedAnswer {
  if (manner === 'slow') return sinceMs < SLOW_MS ? 'pending' : 'done';
  if (manner === 'lost') return times === 1 ? 'silent' : 'done';
  if (manner === 'refused') return times === 1 ? 'refused' : 'done';
  return 'done';
}
