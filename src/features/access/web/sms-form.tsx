import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { useEarlyInput } from '#platform/web/controls/use-early-input.ts';
import styles from './login-form.module.css';
import { LoginProblem } from './login-problem.tsx';
import { RememberLine } from './remember-line.tsx';
import { type LoginRefusal, useLogIn } from './use-log-in.ts';

type Problems = Partial<Record<'phoneNumber' | 'smsCode', string>>;

function problemsOf(phoneNumber: string, smsCode: string): Problems | null {
  const problems: Problems = {};
  if (!/^1\d{10}$/.test(phoneNumber)) problems.phoneNumber = '请输入 11 位手机号';
  if (!/^\d{6}$/.test(smsCode)) problems.smsCode = '请输入 6 位验证码';
  return Object.keys(problems).length ? problems : null;
}

/** Phone number with a code sent to it. */
export function SmsForm({
  from,
  account,
  onAccount,
}: {
  from: string | undefined;
  account: string;
  onAccount: (account: string) => void;
}) {
  const { busy, logIn } = useLogIn(from);
  const phoneInput = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);
  useEarlyInput(phoneInput, account, onAccount);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const remember = new FormData(event.currentTarget).get('remember') === 'on';
    const phoneNumber = account.trim();
    const found = problemsOf(phoneNumber, code);
    setProblems(found ?? {});
    if (found) return;
    setRefusal(await logIn({ phoneNumber, smsCode: code, remember }));
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {refusal && <LoginProblem refusal={refusal} />}
      <TextField
        ref={phoneInput}
        name="phoneNumber"
        type="tel"
        inputMode="numeric"
        label="手机号"
        placeholder="11 位手机号"
        autoComplete="tel-national"
        maxLength={11}
        value={account}
        onChange={(event) => onAccount(event.target.value)}
        error={problems.phoneNumber}
      />
      <TextField
        label="验证码"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={problems.smsCode}
      />
      <RememberLine />
      <Button type="submit" kind="primary" size="lg" block busy={busy}>
        登录
      </Button>
    </form>
  );
}
