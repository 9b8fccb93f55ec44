import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { TERMS_PATH } from '#business/paths/rules/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { Invitation } from '../../contract/accounts-schemas.ts';
import { AccountCard } from '../account-card.tsx';
import styles from '../account-form.module.css';
import { accountsApi } from '../accounts-api.ts';
import { useSend } from '../use-send.ts';
import { ActivationDone } from './activation-done.tsx';
import { readInvitationCode } from './invitation-code.ts';
import { InvitationFacts } from './invitation-facts.tsx';
import { invitationHref, invitationQuery } from './invitation-query.ts';
import { loadInvitation } from './load-invitation.ts';
import { useHiddenCode } from './use-hidden-code.ts';

export const Route = createFileRoute('/_login/activation.html')({
  validateSearch: readInvitationCode,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadInvitation(context.queryClient, deps.code),
  component: ActivationPage,
});

/** Where the link of an invitation mail leads: who invites whom, and the one thing left to do. */
function ActivationPage() {
  const { code = '' } = Route.useSearch();
  const { data: invitation } = useSuspenseQuery(invitationQuery(code));
  const [accepted, setAccepted] = useState(false);
  useHiddenCode(code);
  // The page is left before it could be empty: the loader sends such codes away.
  if (!invitation) return null;
  if (accepted) return <ActivationDone firmName={invitation.firmName} />;
  return (
    <AccountCard
      title={`${invitation.realName}，欢迎加入`}
      note="您的同事邀请您使用公司的采购账号。"
      foot={
        <span>
          激活即表示您同意
          <PageLink href={TERMS_PATH} target="_blank">
            《服务条款》
          </PageLink>
        </span>
      }
    >
      <InvitationFacts invitation={invitation} />
      {invitation.hasPassword ? (
        <AcceptButton code={code} onAccepted={() => setAccepted(true)} />
      ) : (
        <SetPasswordLink invitation={invitation} code={code} />
      )}
    </AccountCard>
  );
}

function SetPasswordLink({ invitation, code }: { invitation: Invitation; code: string }) {
  return (
    <div className={styles.acts}>
      <ButtonLink kind="primary" size="lg" block href={invitationHref('activation_psw', code)}>
        设置密码
      </ButtonLink>
      <p className={styles.hint}>设置密码后即可用 {invitation.email} 或绑定的手机号登录。</p>
    </div>
  );
}

function AcceptButton({ code, onAccepted }: { code: string; onAccepted: () => void }) {
  const navigate = useNavigate();
  const { busy, send } = useSend();
  const [refusal, setRefusal] = useState<string | null>(null);
  const accept = async () => {
    const refused = await send(async () => {
      await accountsApi.call.acceptInvitation({ code });
      onAccepted();
    });
    if (refused?.name === 'INVITATION_REFUSED') await navigate({ href: invitationHref('activation_failed', code) });
    else setRefusal(refused?.message ?? null);
  };
  return (
    <div className={styles.acts}>
      <ProblemLine>{refusal}</ProblemLine>
      <Button kind="primary" size="lg" block busy={busy} onClick={() => void accept()}>
        接受邀请
      </Button>
      <p className={styles.hint}>您已有登录密码，接受后用原密码登录，登录后可在顶部切换公司。</p>
    </div>
  );
}
