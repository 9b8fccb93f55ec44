import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LOGIN_PATH, REGISTER_PATH, RESET_PATH } from '#business/paths/rules/public.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { AccountCard } from '../account-card.tsx';
import { ResetAccountStep } from './reset-account-step.tsx';
import { ResetDone } from './reset-done.tsx';
import { ResetPasswordStep } from './reset-password-step.tsx';
import { type ResetStep, readResetStep } from './reset-step.ts';
import { ResetSteps } from './reset-steps.tsx';

/** Whom the code goes to, as typed in the first step. */
export interface ResetAccount {
  channel: 'sms' | 'mail';
  /** Phone number or mail address. */
  target: string;
  /** The same, masked. */
  sentTo: string;
}

export const Route = createFileRoute('/_login/reset.html')({
  validateSearch: readResetStep,
  component: ResetPage,
});

const TITLES: Readonly<Record<ResetStep, string>> = { 1: '找回密码', 2: '验证身份并设置新密码', 3: '密码已重置' };

/** Three steps; the address holds the step alone, so that Back works and nothing secret stands in it. */
function ResetPage() {
  const { step: asked = 1 } = Route.useSearch();
  const navigate = useNavigate();
  const [account, setAccount] = useState<ResetAccount | null>(null);
  const [done, setDone] = useState(false);
  // What was typed does not survive a reload: then it begins anew, and a finished reset is not begun again by Back.
  const step: ResetStep = done ? 3 : account && asked !== 3 ? asked : 1;
  const goTo = (next: ResetStep) => void navigate({ to: RESET_PATH, search: { step: next }, replace: next === 3 });
  return (
    <AccountCard
      title={TITLES[step]}
      head={<ResetSteps step={step} />}
      foot={step < 3 && <ResetFoot />}
      note={step === 1 && '输入账号绑定的手机号或邮箱，我们会向它发送验证码。'}
    >
      {step === 1 && (
        <ResetAccountStep
          known={account}
          onKnown={(next) => {
            setAccount(next);
            goTo(2);
          }}
        />
      )}
      {step === 2 && account && (
        <ResetPasswordStep
          account={account}
          onBack={() => goTo(1)}
          onDone={() => {
            setDone(true);
            goTo(3);
          }}
        />
      )}
      {step === 3 && <ResetDone />}
    </AccountCard>
  );
}

function ResetFoot() {
  return (
    <>
      <PageLink href={LOGIN_PATH}>想起密码了，去登录</PageLink>
      <PageLink href={REGISTER_PATH}>企业注册</PageLink>
    </>
  );
}
