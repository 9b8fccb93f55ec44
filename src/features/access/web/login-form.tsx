import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { safeReturnPath } from '#platform/shared/return-path.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { accessApi } from './access-api.ts';
import styles from './login-page.module.css';
import { sessionQuery } from './session-query.ts';

type Problems = Partial<Record<'userName' | 'password' | 'form', string>>;

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  return {
    userName: textOf(data.get('userName')).trim(),
    password: textOf(data.get('password')),
    remember: data.get('remember') === 'on',
  };
}

function problemsOf({ userName, password }: ReturnType<typeof readForm>): Problems | null {
  const problems: Problems = {};
  if (!userName) problems.userName = '请输入用户名';
  if (!password) problems.password = '请输入密码';
  return Object.keys(problems).length ? problems : null;
}

/** Password login. Everything kept of the previous identity is forgotten before the new one is shown. */
export function LoginForm({ from }: { from: string | undefined }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const password = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const input = readForm(form);
    const found = problemsOf(input);
    setProblems(found ?? {});
    if (found) {
      form.querySelector<HTMLInputElement>(found.userName ? '[name=userName]' : '[name=password]')?.focus();
      return;
    }
    setBusy(true);
    try {
      await accessApi.call.login(input);
      queryClient.clear();
      await queryClient.fetchQuery(sessionQuery);
      await router.navigate({ href: safeReturnPath(from), replace: true });
    } catch (error) {
      setProblems({ form: isCallError(error) ? error.message : '网络异常，请稍后再试' });
      setBusy(false);
      password.current?.select();
    }
  }

  return (
    // Posting keeps the password out of the address if someone submits before the script has loaded.
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {problems.form && (
        <p className={styles.problem} role="alert">
          {problems.form}
        </p>
      )}
      <TextField
        name="userName"
        label="用户名"
        autoComplete="username"
        autoCapitalize="none"
        error={problems.userName}
      />
      <TextField
        name="password"
        type="password"
        label="密码"
        autoComplete="current-password"
        error={problems.password}
        ref={password}
      />
      <Checkbox name="remember" label="14 天内记住我" />
      <Button type="submit" kind="primary" size="lg" block busy={busy}>
        登录
      </Button>
    </form>
  );
}
