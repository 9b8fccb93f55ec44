import { useForm } from '@rc-component/form';
import { useState } from 'react';
import { FormCode } from '#features/verification/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Form } from '#platform/web/form/form.tsx';
import styles from '../account-form.module.css';
import { accountsApi } from '../accounts-api.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useSend } from '../use-send.ts';
import type { ResetAccount } from './reset-page.tsx';
import own from './reset-password-step.module.css';

type Values = { code: string; newPassword: string; repeated: string };
type ResetPasswordStepProps = { account: ResetAccount; onBack: () => void; onDone: () => void };

/** Second step: the code proves the account, and the new password is chosen beside it. */
export function ResetPasswordStep({ account, onBack, onDone }: ResetPasswordStepProps) {
  const { channel, target, sentTo } = account;
  const [form] = useForm<Values>();
  const { busy, send } = useSend();
  const [refusal, setRefusal] = useState<string | null>(null);
  const owner = channel === 'sms' ? { phoneNumber: target } : { email: target };
  const submit = async ({ code, newPassword }: Values) => {
    setRefusal(null);
    const refused = await send(async () => {
      await accountsApi.call.modifyPassword({ ...owner, code, newPassword });
      onDone();
    });
    if (refused?.name === 'RESET_REFUSED') form.setFields([{ name: 'code', errors: [refused.message] }]);
    else if (refused?.name === 'PASSWORD_UNFIT') form.setFields([{ name: 'newPassword', errors: [refused.message] }]);
    else setRefusal(refused?.message ?? null);
  };
  return (
    <>
      <p className={own.account}>
        <span>
          {channel === 'sms' ? '手机号' : '邮箱'} <strong>{sentTo}</strong>
        </span>
        <button type="button" onClick={onBack}>
          更换
        </button>
      </p>
      <Form<Values> form={form} label="设置新密码" className={styles.form} onFinish={(values) => void submit(values)}>
        <ProblemLine>{refusal}</ProblemLine>
        <FormCode name="code" channel={channel} target={target} purpose="reset" />
        <NewPasswordFields name="newPassword" label="新密码" person={owner} />
        <Button type="submit" kind="primary" size="lg" block busy={busy}>
          重置密码
        </Button>
        <p className={own.note}>
          没有收到？请检查垃圾邮件或短信拦截，并确认{channel === 'sms' ? '手机号' : '邮箱'}
          已绑定账号。重置后，所有设备上的登录都会退出。
        </p>
      </Form>
    </>
  );
}
