/** A step of reminding. The steps stand; when each begins and what it says is a setting of the shop. */
export interface DunningStep {
  /** 0 comes before the due day, 1 to 3 after it. */
  step: number;
  /** Days past the due day on which it begins; below zero: before it. */
  from: number;
  /** Step that is skipped. */
  off: boolean;
  title: string;
  /** Of the mail, with places: {对账单} {到期日} {逾期天数} {未付金额}. */
  text: string;
  /** Whether people of the desk who book money are told as well. */
  desk: boolean;
}

export const STEP_LABELS = ['付款提醒', '第 1 次催收', '第 2 次催收', '第 3 次催收'] as const;
export const PLACES = ['{对账单}', '{到期日}', '{逾期天数}', '{未付金额}'] as const;

const BEFORE = '对账单 {对账单} 应于 {到期日} 付款，未付 {未付金额}。';
const AFTER =
  '对账单 {对账单} 应于 {到期日} 付款，已逾期 {逾期天数} 天，未付 {未付金额}。如已付款请忽略，或联系客服核对。';

/** What holds until somebody settles something else. */
export const USUAL_STEPS: readonly DunningStep[] = [
  { step: 0, from: -3, off: false, title: '即将到期', text: BEFORE, desk: false },
  { step: 1, from: 1, off: false, title: '已逾期', text: AFTER, desk: false },
  { step: 2, from: 15, off: false, title: '逾期超过两周', text: AFTER, desk: false },
  { step: 3, from: 30, off: false, title: '逾期超过一个月', text: AFTER, desk: false },
];

/** The step a statement has come to, unless it or a later one was taken: who was late to ask does not ask three times at once. */
export function dunningStep(steps: readonly DunningStep[], late: number, taken: readonly number[]): DunningStep | null {
  const reached = steps.findLast(({ from, off }) => !off && late >= from);
  // A reminder before the day says nothing once the day is past.
  if (!reached || taken.some((step) => step >= reached.step)) return null;
  return reached.step === 0 && late > 0 ? null : reached;
}

/** Why the steps cannot stand so; null: they can. */
export function dunningFault(steps: readonly DunningStep[]): string | null {
  const days = steps.filter(({ off }) => !off);
  if (steps.some(({ step, from }) => (step === 0 ? from > 0 : from < 1)))
    return '付款提醒在到期日当天或之前，催收在到期日之后';
  if (days.some(({ from }, index) => index > 0 && from <= (days[index - 1]?.from ?? from)))
    return '每一次催收都要晚于前一次';
  const place = steps
    .flatMap(({ text }) => text.match(/\{[^}]*\}/g) ?? [])
    .find((one) => !PLACES.includes(one as never));
  return place === undefined ? null : `不认识的占位符 ${place}，可用 ${PLACES.join(' ')}`;
}

interface Facts {
  statementNo: string;
  dueOn: string;
  late: number;
  /** As people read it: ¥1,000.00. */
  open: string;
}

/** The words of a step about one statement. */
export const dunningText = ({ text }: DunningStep, { statementNo, dueOn, late, open }: Facts): string =>
  text
    .replaceAll('{对账单}', statementNo)
    .replaceAll('{到期日}', dueOn)
    .replaceAll('{逾期天数}', String(Math.max(late, 0)))
    .replaceAll('{未付金额}', open);
