import { wordsOfRefusal } from '#platform/web/api-client.ts';
import type { MemberDetail, MemberRow } from '../../contract/member-schemas.ts';
import type { BulkAct } from '../../rules/bulk-plan.ts';
import { memberApi } from '../members-api.ts';
import type { UserKey } from './user-queries.ts';

/** A role is added to what somebody has; everything else stays as it is seen at this moment. */
async function grant(key: UserKey, roleId: string): Promise<void> {
  const member: MemberDetail = await memberApi.call.detail(key);
  if (member.roleIds.includes(roleId)) return;
  const { version, departmentId, jobTitle, dataScope, approves, amountLimit, roleIds } = member;
  const place = { departmentId, jobTitle, dataScope, approves, amountLimit };
  await memberApi.call.edit({ ...key, version, ...place, roleIds: [...roleIds, roleId] });
}

export const BULK_ACTS = {
  enable: { label: '启用', code: 'USER_CONTROL', words: '启用后可以重新登录，原有角色和数据范围不变。', danger: false },
  freeze: {
    label: '冻结',
    code: 'USER_FREEZE',
    words: '冻结后立即退出登录，不能再下单和审批；可以随时启用。',
    danger: true,
  },
  reinvite: { label: '重新邀请', code: 'USER_CONTROL', words: '会重新发送激活链接，72 小时内有效。', danger: false },
  grant: { label: '授予角色', code: 'USER_EDIT', words: '在原有角色之外增加一个角色，其他设置不变。', danger: false },
} as const satisfies Record<BulkAct, object>;

/** How the act ended for one user; no problem: it is done. */
export interface BulkOutcome {
  member: MemberRow;
  problem: string | null;
}

/** One user, by the same calls as for one alone: the server judges each, and nobody waits for anybody else. */
export async function actOnOne(act: BulkAct, key: UserKey, roleId: string): Promise<string | null> {
  try {
    if (act === 'grant') await grant(key, roleId);
    else await memberApi.call[act](key);
    return null;
  } catch (error) {
    return wordsOfRefusal(error, '没有成功，请检查网络后重试');
  }
}
