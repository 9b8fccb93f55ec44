import { type FormEvent, useRef } from 'react';
import { CaptchaField } from '#features/verification/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { PasswordField } from '#platform/web/controls/password-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { useEarlyInput } from '#platform/web/controls/use-early-input.ts';
import styles from './login-form.module.css';
import { LoginProblem } from './login-problem.tsx';
import { RememberLine } from './remember-line.tsx';
import { usePasswordLogin } from './use-password-login.ts';

interface PasswordFormProps {
  from: string | undefined;
  /** Kept by the page, so that it survives a look at the other tab. */
  account: string;
  onAccount: (account: string) => void;
}

/** Name, phone number or mail address with a password; a picture question once the server asks for one. */
export function PasswordForm({ from, account, onAccount }: PasswordFormProps) {
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { busy, problems, refusal, captcha, submit, forgetCaptcha } = usePasswordLogin(from);
  const change = (typed: string) => {
    onAccount(typed);
    forgetCaptcha();
  };
  useEarlyInput(accountInput, account, change);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = passwordInput.current?.value ?? '';
    const stopped = await submit({ userName: account.trim(), password, remember: data.get('remember') === 'on' });
    if (stopped === 'userName') accountInput.current?.focus();
    if (stopped === 'password') passwordInput.current?.select();
  }

  return (
    // Posting keeps the password out of the address if someone submits before the script has loaded.
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      {refusal && <LoginProblem refusal={refusal} />}
      <TextField
        ref={accountInput}
        name="userName"
        label="账号"
        placeholder="用户名 / 手机号 / 邮箱"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={account}
        onChange={(event) => change(event.target.value)}
        error={problems.userName}
      />
      <PasswordField
        ref={passwordInput}
        name="password"
        label="密码"
        autoComplete="current-password"
        error={problems.password}
      />
      {captcha.round > 0 && (
        <CaptchaField
          key={captcha.round}
          solvedFor={account.trim()}
          onSolved={captcha.take}
          onReset={captcha.drop}
          error={problems.captcha}
        />
      )}
      <RememberLine />
      <Button type="submit" kind="primary" size="lg" block busy={busy}>
        登录
      </Button>
    </form>
  );
}
