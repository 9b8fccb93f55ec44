import { useForm } from '@rc-component/form';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Form } from '#platform/web/form/form.tsx';
import { FormText } from '#platform/web/form/form-controls.tsx';
import styles from '../account-form.module.css';
import { accountsApi } from '../accounts-api.ts';
import { useSend } from '../use-send.ts';
import type { ResetAccount } from './reset-page.tsx';

type Values = { account: string };

/** As in the contract: a mobile number or something like a mail address; full-width signs are taken for plain ones. */
const plain = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '').toLowerCase();
const RULES = [
  {
    transform: (value: unknown) => (typeof value === 'string' ? plain(value) : value),
    pattern: /^(1[3-9]\d{9}|[^@]+@[^@.]+(\.[^@.]+)+)$/,
    message: '请输入 11 位手机号或完整的邮箱地址',
  },
];

type ResetAccountStepProps = { known: ResetAccount | null; onKnown: (account: ResetAccount) => void };

/** First step: the phone or mail address of the account. Whether there is one is told to nobody. */
export function ResetAccountStep({ known, onKnown }: ResetAccountStepProps) {
  const [form] = useForm<Values>();
  const { busy, send } = useSend();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (values: Values) => {
    const target = plain(values.account);
    const refused = await send(async () =>
      onKnown({ target, ...(await accountsApi.call.existence({ account: target })) }),
    );
    setRefusal(refused?.message ?? null);
  };
  return (
    <Form<Values>
      form={form}
      label="确认账号"
      className={styles.form}
      initialValues={{ account: known?.target ?? '' }}
      onFinish={(values) => void submit(values)}
    >
      <ProblemLine>{refusal}</ProblemLine>
      <FormText
        name="account"
        label="手机号或邮箱"
        required
        rules={RULES}
        maxLength={100}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        hint="只用用户名登录、没有绑定手机号和邮箱的账号，请联系贵司管理员。"
      />
      <Button type="submit" kind="primary" size="lg" block busy={busy}>
        下一步
      </Button>
    </Form>
  );
}
