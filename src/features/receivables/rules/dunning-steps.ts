/** Steps of reminding, by the days past the due day on which each begins; step 0 comes before it. */
export const DUNNING_STEPS = [
  { step: 0, from: -3, label: '付款提醒', title: '即将到期' },
  { step: 1, from: 1, label: '第 1 次催收', title: '已逾期' },
  { step: 2, from: 15, label: '第 2 次催收', title: '逾期超过两周' },
  { step: 3, from: 30, label: '第 3 次催收', title: '逾期超过一个月' },
] as const;
export type DunningStep = (typeof DUNNING_STEPS)[number];

/** The step a statement has come to, unless it or a later one was taken: who was late to ask does not ask three times at once. */
export function dunningStep(late: number, taken: readonly number[]): DunningStep | null {
  const reached = DUNNING_STEPS.findLast(({ from }) => late >= from);
  // A reminder before the day says nothing once the day is past.
  if (!reached || taken.some((step) => step >= reached.step)) return null;
  return reached.step === 0 && late > 0 ? null : reached;
}
