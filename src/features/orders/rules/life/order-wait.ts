import type { PayWay } from '../../contract/checkout-schemas.ts';
import { AFTER_APPROVAL } from './next-step.ts';

/** Who has to act before the approval of an order goes on; `nobody`: whoever is asked can decide no more. */
export type WaitKind = 'approver' | 'requester' | 'nobody';

interface Waiting {
  kind: WaitKind;
  names: readonly string[];
}

const WORDS: Record<WaitKind, { short: (names: string) => string; next: (names: string, then: string) => string }> = {
  approver: {
    short: (names) => `等 ${names}`,
    next: (names, then) => `等待 ${names} 审批，全部${then}`,
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
export const waitLabel = ({ kind, names }: Waiting): string => WORDS[kind].short(names.join('、'));

/** For the page of an order, which says what happens next. */
export const waitText = ({ kind, names }: Waiting, payWay: PayWay): string =>
  WORDS[kind].next(names.join('、'), AFTER_APPROVAL[payWay]);
