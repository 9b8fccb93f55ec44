import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { LOGIN_PATH } from '#business/paths/rules/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { AccountCard } from '../account-card.tsx';
import { accountsApi } from '../accounts-api.ts';
import { SuccessNote } from '../success-note.tsx';
import { useSend } from '../use-send.ts';
import styles from './activation-failed-page.module.css';
import { readInvitationCode } from './invitation-code.ts';
import { useHiddenCode } from './use-hidden-code.ts';

export const Route = createFileRoute('/_login/activation_failed.html')({
  validateSearch: readInvitationCode,
  component: ActivationFailedPage,
});

/** Why a link may not work and what to do in each case. Which case it is, the link tells nobody. */
function ActivationFailedPage() {
  const { code } = Route.useSearch();
  useHiddenCode(code);
  return (
    <AccountCard
      title={code ? '激活链接已失效' : '激活链接不完整'}
      note={
        code
          ? '链接只能使用一次，72 小时内有效。请看看是哪种情况：'
          : '请回到激活邮件，重新点击邮件中的链接；或把整条链接复制到浏览器地址栏。'
      }
    >
      <ul className={styles.cases}>
        <li>
          <div>
            <h2>已经激活过</h2>
            <p>用用户名、手机号或邮箱登录即可。</p>
          </div>
          <ButtonLink href={LOGIN_PATH}>去登录</ButtonLink>
        </li>
        {code && <ResendCase code={code} />}
        <li>
          <div>
            <h2>邀请被撤回，或找不到邮件</h2>
            <p>请贵司的采购管理员在“用户管理”中重新邀请您。</p>
          </div>
        </li>
      </ul>
    </AccountCard>
  );
}

function ResendCase({ code }: { code: string }) {
  const { busy, send } = useSend();
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const resend = async () => {
    const refused = await send(async () => {
      await accountsApi.call.resendInvitation({ code });
      setSent(true);
    });
    setRefusal(refused?.message ?? null);
  };
  return (
    <li>
      <div>
        <h2>超过 72 小时没有激活</h2>
        <p>我们可以向收到邀请的邮箱重新发送激活邮件。</p>
      </div>
      {!sent && (
        <Button kind="primary" busy={busy} onClick={() => void resend()}>
          重新发送激活邮件
        </Button>
      )}
      {sent && <SuccessNote>如果邀请仍然有效，新的激活邮件几分钟内会送达，请查收，也看看垃圾邮件。</SuccessNote>}
      <ProblemLine>{refusal}</ProblemLine>
    </li>
  );
}
