import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { PasswordField } from '#platform/web/controls/password-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { useEarlyInput } from '#platform/web/controls/use-early-input.ts';
import styles from './login-form.module.css';
import { LoginProblem } from './login-problem.tsx';
import { RememberLine } from './remember-line.tsx';
import { type LoginRefusal, useLogIn } from './use-log-in.ts';

type Problems = Partial<Record<'userName' | 'password', string>>;

function problemsOf(userName: string, password: string): Problems | null {
  const problems: Problems = {};
  if (!userName) problems.userName = '请输入用户名、手机号或邮箱';
  if (!password) problems.password = '请输入密码';
  return Object.keys(problems).length ? problems : null;
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** Name, phone number or mail address with a password. The account typed is the page's, so that it survives a look at the other tab. */
export function PasswordForm({
  from,
  account,
  onAccount,
}: {
  from: string | undefined;
  account: string;
  onAccount: (account: string) => void;
}) {
  const { busy, logIn } = useLogIn(from);
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);
  useEarlyInput(accountInput, account, onAccount);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const userName = account.trim();
    const password = textOf(data.get('password'));
    const found = problemsOf(userName, password);
    setProblems(found ?? {});
    if (found) return (found.userName ? accountInput : passwordInput).current?.focus();
    const refused = await logIn({ userName, password, remember: data.get('remember') === 'on' });
    setRefusal(refused);
    if (refused) passwordInput.current?.select();
  }

  return (
    // Posting keeps the password out of the address if someone submits before the script has loaded.
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {refusal && <LoginProblem refusal={refusal} />}
      <TextField
        ref={accountInput}
        name="userName"
        label="账号"
        placeholder="用户名 / 手机号 / 邮箱"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={account}
        onChange={(event) => onAccount(event.target.value)}
        error={problems.userName}
      />
      <PasswordField
        ref={passwordInput}
        name="password"
        label="密码"
        autoComplete="current-password"
        error={problems.password}
      />
      <RememberLine />
      <Button type="submit" kind="primary" size="lg" block busy={busy}>
        登录
      </Button>
    </form>
  );
}
