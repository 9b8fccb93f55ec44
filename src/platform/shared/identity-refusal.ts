import type { Identity } from './identities.ts';

/** For kinds without a sentence of their own. */
export const NOT_FOR_THIS_KIND = '当前账号类型不能进行此操作';

const PARTNER = '采购系统接入账号不能进行此操作，请在贵司采购系统中操作';

/** What each kind of account is told where it is refused, whatever it wanted: calls and pages say the same. */
const IDENTITY_REFUSALS: Partial<Record<Identity, string>> = {
  group: '集团账号仅用于用户管理，不能下单，请切换到公司账号',
  sales: '销售账号不能进行此操作，请使用采购账号',
  punchout: PARTNER,
  restricted: PARTNER,
  staff: '运营账号不能代客户进行此操作',
};

/** Why an identity may not do what buyers may, in its own sentence (specification 6, blocks). */
export function identityRefusal(identity: Identity): string {
  return IDENTITY_REFUSALS[identity] ?? NOT_FOR_THIS_KIND;
}
