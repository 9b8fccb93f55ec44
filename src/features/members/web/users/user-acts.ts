import { memberApi } from '../members-api.ts';
import type { UserKey } from './user-queries.ts';

/** Acts that are asked about before they are done. */
export const USER_ACTS = {
  enable: {
    label: '启用',
    title: (name: string) => `启用 ${name}？`,
    words: '启用后该用户可以重新登录，原有角色和数据范围不变。',
    done: '已启用',
    danger: false,
    run: (key: UserKey) => memberApi.call.enable(key),
  },
  freeze: {
    label: '冻结',
    title: (name: string) => `冻结 ${name}？`,
    words: '冻结后立即退出登录，不能再下单和审批；可以随时启用。',
    done: '已冻结，登录已失效',
    danger: true,
    run: (key: UserKey) => memberApi.call.freeze(key),
  },
  reinvite: {
    label: '重新邀请',
    title: (name: string) => `重新邀请 ${name}？`,
    words: '会重新发送激活链接，72 小时内有效；之前的链接作废。',
    done: '邀请已发送',
    danger: false,
    run: (key: UserKey) => memberApi.call.reinvite(key),
  },
  withdraw: {
    label: '撤回邀请',
    title: (name: string) => `撤回对 ${name} 的邀请？`,
    words: '激活链接立即失效，该用户从列表中移除。',
    done: '邀请已撤回',
    danger: true,
    run: (key: UserKey) => memberApi.call.withdraw(key),
  },
} as const;

export type AskedAct = keyof typeof USER_ACTS;

export interface ActTarget {
  memberId: string;
  name: string;
}

export type OpenAct = (act: AskedAct | 'leave', target: ActTarget) => void;
