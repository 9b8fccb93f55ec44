import { type FormEvent, useRef, useState } from 'react';
import { CodeField } from '#features/verification/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { useEarlyInput } from '#platform/web/controls/use-early-input.ts';
import styles from './login-form.module.css';
import { LoginProblem } from './login-problem.tsx';
import { RememberLine } from './remember-line.tsx';
import { type LoginRefusal, useLogIn } from './use-log-in.ts';

type Problems = Partial<Record<'phoneNumber' | 'smsCode', string>>;

function problemsOf(phoneNumber: string, smsCode: string): Problems {
  const problems: Problems = {};
  if (!/^1[3-9]\d{9}$/.test(phoneNumber)) problems.phoneNumber = '请输入 11 位手机号';
  if (!/^\d{6}$/.test(smsCode)) problems.smsCode = '请输入 6 位验证码';
  return problems;
}

const digitsOf = (typed: string) => typed.normalize('NFKC').replace(/\D/g, '').slice(0, 11);

interface SmsFormProps {
  from: string | undefined;
  /** Kept by the page, so that it survives a look at the other tab. */
  phone: string;
  onPhone: (phone: string) => void;
}

/** Phone number with a code sent to it. */
export function SmsForm({ from, phone, onPhone }: SmsFormProps) {
  const { busy, logIn } = useLogIn(from);
  const phoneInput = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);
  const change = (typed: string) => onPhone(digitsOf(typed));
  useEarlyInput(phoneInput, phone, change);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const remember = new FormData(event.currentTarget).get('remember') === 'on';
    const found = problemsOf(phone, code);
    setProblems(found);
    if (found.phoneNumber) phoneInput.current?.focus();
    if (Object.keys(found).length) return;
    setRefusal(await logIn({ phoneNumber: phone, smsCode: code, remember }));
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      {refusal && <LoginProblem refusal={refusal} />}
      <TextField
        ref={phoneInput}
        name="phoneNumber"
        type="tel"
        inputMode="numeric"
        label="手机号"
        placeholder="11 位手机号"
        autoComplete="tel-national"
        value={phone}
        onChange={(event) => change(event.target.value)}
        error={problems.phoneNumber}
      />
      <CodeField
        channel="sms"
        purpose="login"
        target={phone}
        name="smsCode"
        value={code}
        onChange={setCode}
        error={problems.smsCode}
      />
      <RememberLine />
      <Button type="submit" kind="primary" size="lg" block busy={busy}>
        登录
      </Button>
    </form>
  );
}
