import { useForm } from '@rc-component/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Form } from '#platform/web/form/form.tsx';
import type { Invitation } from '../../contract/accounts-schemas.ts';
import { AccountCard } from '../account-card.tsx';
import styles from '../account-form.module.css';
import { accountsApi } from '../accounts-api.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useSend } from '../use-send.ts';
import { ActivationDone } from './activation-done.tsx';
import { readInvitationCode } from './invitation-code.ts';
import { invitationHref, invitationQuery } from './invitation-query.ts';
import { loadInvitation } from './load-invitation.ts';
import { useHiddenCode } from './use-hidden-code.ts';

export const Route = createFileRoute('/_login/activation_psw.html')({
  validateSearch: readInvitationCode,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadInvitation(context.queryClient, deps.code),
  component: ActivationPasswordPage,
});

function ActivationPasswordPage() {
  const { code = '' } = Route.useSearch();
  const { data: invitation } = useSuspenseQuery(invitationQuery(code));
  const [done, setDone] = useState(false);
  useHiddenCode(code);
  // The page is left before it could be empty: the loader sends such codes away.
  if (!invitation) return null;
  if (done) return <ActivationDone firmName={invitation.firmName} />;
  return (
    <AccountCard title="设置登录密码" note={`${invitation.realName}，${invitation.firmName}（${invitation.email}）`}>
      <FirstPasswordForm invitation={invitation} code={code} onDone={() => setDone(true)} />
    </AccountCard>
  );
}

type Values = { newPassword: string; repeated: string };
type FirstPasswordFormProps = { invitation: Invitation; code: string; onDone: () => void };

function FirstPasswordForm({ invitation, code, onDone }: FirstPasswordFormProps) {
  const { realName, firmName } = invitation;
  const [form] = useForm<Values>();
  const navigate = useNavigate();
  const { busy, send } = useSend();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async ({ newPassword }: Values) => {
    setRefusal(null);
    const refused = await send(async () => {
      await accountsApi.call.modifyPassword({ invitationCode: code, newPassword });
      onDone();
    });
    if (refused?.name === 'INVITATION_REFUSED') await navigate({ href: invitationHref('activation_failed', code) });
    else if (refused?.name === 'PASSWORD_UNFIT') form.setFields([{ name: 'newPassword', errors: [refused.message] }]);
    else setRefusal(refused?.message ?? null);
  };
  return (
    <Form<Values> form={form} label="设置登录密码" className={styles.form} onFinish={(values) => void submit(values)}>
      <ProblemLine>{refusal}</ProblemLine>
      <NewPasswordFields name="newPassword" label="登录密码" person={{ realName, firmNames: [firmName] }} />
      <Button type="submit" kind="primary" size="lg" block busy={busy}>
        激活账号
      </Button>
    </Form>
  );
}
