import { DELIVERY_PATH, LOGIN_PATH } from '#business/paths/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { Messages } from '#platform/api/messages.ts';

export interface WelcomeFacts {
  to: string;
  realName: string;
  firmName: string;
  userName: string;
  origin: string;
}

/** First mail to the administrator of a new firm: how to log in and what to do next. */
export async function sendWelcome(db: Db, messages: Messages, facts: WelcomeFacts): Promise<void> {
  const { to, realName, firmName, userName, origin } = facts;
  const text = [
    `${realName}，您好：`,
    `“${firmName}”的采购账号已开通，您是管理员。`,
    `登录名：${userName}（也可以用手机号登录）`,
    `登录地址：\n${origin}${LOGIN_PATH}`,
    '接下来建议：',
    `1. 填写收货地址\n${origin}${DELIVERY_PATH}`,
    `2. 搜索型号或粘贴采购清单，提交第一张订单\n${origin}/`,
    '3. 邀请同事加入，按岗位分配采购、审批权限',
    '如果不是您本人注册，请立即联系客服。',
  ].join('\n\n');
  await messages.mail(db, { to, subject: `${firmName}的采购账号已开通`, text });
}

/** The address belongs to another account: its owner is told, and nobody else. */
export async function sendMailTakenNotice(db: Db, messages: Messages, facts: WelcomeFacts): Promise<void> {
  const { to, firmName, origin } = facts;
  const text = [
    '您好：',
    `有人在注册“${firmName}”的采购账号时填写了本邮箱，而本邮箱已经是另一个账号的登录邮箱，因此没有绑定到新账号。`,
    '如果是您本人操作：请用注册时的手机号登录，在“个人信息”中绑定另一个邮箱。',
    `登录地址：\n${origin}${LOGIN_PATH}`,
    '如果与您无关，不必理会，您的账号没有任何变化。',
  ].join('\n\n');
  await messages.mail(db, { to, subject: '您的邮箱被用于注册采购账号', text });
}
