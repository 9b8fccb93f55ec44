import type { PayWay } from '../../contract/order-terms-schemas.ts';
import { PAY_WAYS } from '../pay-ways.ts';

/** A step of an approval, as far as it is told: who has to agree to it, and how many of them. */
export interface ConsentStep {
  mode: 'any' | 'all' | 'sequence' | 'n_of_m' | 'per_department';
  /** How many of them, where the mode is n of m. */
  needed: number;
  names: readonly string[];
}

/** 张伟（代 马军）: who is asked, and for whom he stands in; the name alone where for nobody. */
export const approverLabel = ({ name, onBehalfOf }: { name: string; onBehalfOf: string | null }): string =>
  onBehalfOf === null ? name : `${name}（代 ${onBehalfOf}）`;

/** People of a step who are named; more are counted. */
const NAMED = 4;

function peopleOf(names: readonly string[]): string {
  if (names.length <= NAMED) return names.join('、');
  return `${names.slice(0, NAMED - 1).join('、')} 等 ${names.length} 人`;
}

/** 王芳、李明任一人同意: what it takes to get through a step. */
export function stepWords({ mode, needed, names }: ConsentStep): string {
  const people = peopleOf(names);
  if (names.length <= 1) return `${people}同意`;
  if (mode === 'sequence') return `${people}依次同意`;
  if (mode === 'per_department') return `${people}中每个部门一人同意`;
  const enough = mode === 'any' ? 1 : mode === 'all' ? names.length : needed;
  if (enough >= names.length) return `${people}都同意`;
  return enough <= 1 ? `${people}任一人同意` : `${people}中 ${enough} 人同意`;
}

/** What it takes until nobody has to agree any more: 先由王芳同意，再由李明、赵总都同意. */
export function consentWords(steps: readonly ConsentStep[]): string {
  const words = steps.map(stepWords);
  if (words.length <= 1) return words.join('');
  const place = (index: number) => (index === 0 ? '先' : index === words.length - 1 && index > 1 ? '最后' : '再');
  return words.map((step, index) => `${place(index)}由${step}`).join('，');
}

interface PayWords {
  /** What consent sets going. */
  next: string;
  /** How it ends. */
  end: string;
}

const AFTER_CONSENT: Readonly<Record<PayWay, PayWords>> = {
  account: { next: '开始备货', end: '按对账单结算' },
  transfer: { next: '再转账', end: '到账确认后发货' },
  online: { next: '再付款', end: '付款后发货' },
};

/** What consent sets going, by the way an order is paid: 开始备货. */
export const afterConsent = (payWay: PayWay): string => AFTER_CONSENT[payWay].next;

/** …后开始备货; several steps are a sentence of their own. */
function thenWords(steps: readonly ConsentStep[], { next }: PayWords): string {
  return `${consentWords(steps)}${steps.length > 1 ? '，之后' : '后'}${next}`;
}

/** What an order that is being approved waits for, and what follows. */
export function awaitingWords(steps: readonly ConsentStep[], payWay: PayWay): string {
  return `等待审批：${thenWords(steps, AFTER_CONSENT[payWay])}`;
}

/** Whom an order asks before it goes on: nobody where the list is empty; null as long as that is not known. */
export type SubmitPlan = readonly ConsentStep[] | null;

/** What approvals say to an order before it is submitted, as far as it is told here. */
interface ForeseenApproval {
  outcome: 'free' | 'ask' | 'denied';
  steps: readonly (Omit<ConsentStep, 'names'> & {
    approvers: readonly { name: string; onBehalfOf: string | null }[];
  })[];
}

/** The plan in what approvals say to the order; an order that is not let through has none. */
export function submitPlanOf(preview: ForeseenApproval | undefined): SubmitPlan {
  if (!preview || preview.outcome === 'denied') return null;
  if (preview.outcome === 'free') return [];
  return preview.steps.map(({ mode, needed, approvers }) => ({
    mode,
    needed,
    names: approvers.map(approverLabel),
  }));
}

/** What happens after the submit, by whom it has to pass and how it is paid; never goods before consent. */
export function afterSubmit(steps: SubmitPlan, payWay: PayWay): string {
  const pay = AFTER_CONSENT[payWay];
  if (steps === null) return pay.end;
  if (steps.length === 0) return PAY_WAYS[payWay].note;
  return `提交后先审批，${thenWords(steps, pay)}，${pay.end}`;
}

/** Who reads the reason for going over a budget: approvers where somebody is asked, else who looks after the budget. */
export function reasonReaders(steps: SubmitPlan): string {
  if (steps === null || steps.length === 0) return '随订单保存，公司管理员可以在订单详情和操作日志中看到';
  return '随订单保存，审批人可以看到';
}

/** The same in few words, where several ways stand side by side. */
export function afterSubmitShort(steps: SubmitPlan, payWay: PayWay): string {
  if (steps === null || steps.length === 0) return afterSubmit(steps, payWay);
  const { next, end } = AFTER_CONSENT[payWay];
  return `审批通过后${next}，${end}`;
}
