import { PERSONAL_PATH } from '#business/paths/rules/public.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { UserInfo } from '../contract/access-schemas.ts';
import { accessApi } from './access-api.ts';
import { describeOtherSessions } from './describe-other-sessions.ts';
import { loginApi } from './login-api.ts';

const NOTICE_MS = 8_000;

/**
 * What a person should know right after a login: which of several companies is current, and where else the account is
 * open. Hints only: when they cannot be read, the login stands without them.
 */
export async function announceLogin(session: UserInfo, goTo: (href: string) => void): Promise<void> {
  const [firms, elsewhere] = await Promise.allSettled([accessApi.call.switchInfo({}), loginApi.call.alrLoginPre({})]);
  if (firms.status === 'fulfilled' && firms.value.length > 1) {
    notify.info(`当前公司：${session.firmShortName}，可在左上角切换`, { durationMs: NOTICE_MS });
  }
  const hint = elsewhere.status === 'fulfilled' ? describeOtherSessions(elsewhere.value.others, Date.now()) : null;
  if (!hint) return;
  const action = { label: '查看登录设备', onPress: () => goTo(PERSONAL_PATH) };
  notify.info(hint, { durationMs: NOTICE_MS, action });
}
