import type { PayWay } from '../../contract/order-terms-schemas.ts';
import { awaitingWords, type ConsentStep } from './after-submit.ts';

/** Who has to act before the approval of an order goes on; `nobody`: whoever is asked can decide no more. */
export type WaitKind = 'approver' | 'requester' | 'nobody';

interface Waiting {
  kind: WaitKind;
  names: readonly string[];
  /** What is still to be agreed to; empty where nobody is asked. */
  steps: readonly ConsentStep[];
}

interface Words {
  short: (names: string) => string;
  next: (names: string, wait: Waiting, payWay: PayWay) => string;
}

const WORDS: Record<WaitKind, Words> = {
  approver: {
    short: (names) => `等 ${names}`,
    next: (_, { steps }, payWay) => awaitingWords(steps, payWay),
  },
  requester: {
    short: (names) => `等 ${names} 补充`,
    next: (names) => `审批人退回，等待 ${names} 补充说明`,
  },
  nobody: {
    short: () => '无人可审批',
    next: () => '审批人都已停用，没有人可以审批；请联系管理员启用审批人',
  },
};

/** For a row of the list, beside 审批中: 等 王芳. */
export const waitLabel = ({ kind, names }: Pick<Waiting, 'kind' | 'names'>): string =>
  WORDS[kind].short(names.join('、'));

/** For the page of an order, which says what happens next. */
export const waitText = (wait: Waiting, payWay: PayWay): string =>
  WORDS[wait.kind].next(wait.names.join('、'), wait, payWay);
