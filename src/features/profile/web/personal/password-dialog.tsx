import { type FormEvent, useRef, useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { PasswordField } from '#platform/web/controls/password-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { accountCalls } from './account-calls.ts';
import styles from './dialog-form.module.css';
import { refusalWords } from './refusal-words.ts';

type Problems = Partial<Record<'oldPassword' | 'newPassword' | 'repeated' | 'form', string>>;
type PasswordDialogProps = { open: boolean; onChanged: () => void; onClose: () => void };

export function PasswordDialog({ open, onChanged, onClose }: PasswordDialogProps) {
  return (
    <Dialog open={open} size="sm" title="修改登录密码" onClose={onClose}>
      <PasswordForm onChanged={onChanged} onClose={onClose} />
    </Dialog>
  );
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** What can be told without the server; it knows the rest and says so in words. */
function problemsOf(oldPassword: string, newPassword: string, repeated: string): Problems {
  const problems: Problems = {};
  if (!oldPassword) problems.oldPassword = '请输入当前密码';
  if (!newPassword) problems.newPassword = '请输入新密码';
  else if (repeated !== newPassword) problems.repeated = '两次输入的新密码不一致';
  return problems;
}

/** Which field a refusal is about. */
function problemsFrom(error: unknown): Problems {
  const words = refusalWords(error);
  if (!isCallError(error)) return { form: words };
  if (error.code === 'SECRET_REFUSED') return { oldPassword: words };
  return error.code === 'PASSWORD_UNFIT' ? { newPassword: words } : { form: words };
}

function PasswordForm({ onChanged, onClose }: Omit<PasswordDialogProps, 'open'>) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  const refuse = (found: Problems) => {
    setProblems(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const [oldPassword, newPassword] = [textOf(data.get('oldPassword')), textOf(data.get('newPassword'))];
    const found = problemsOf(oldPassword, newPassword, textOf(data.get('repeated')));
    if (Object.keys(found).length) return refuse(found);
    setBusy(true);
    try {
      await accountCalls.modifyPassword({ oldPassword, newPassword });
      notify.success('密码已修改，其他设备已下线');
      onChanged();
      onClose();
    } catch (error) {
      refuse(problemsFrom(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    // Posting keeps the passwords out of the address if someone submits before the script has loaded.
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      aria-label="修改登录密码"
      onSubmit={(event) => void save(event)}
    >
      {problems.form && (
        <p className={styles.refusal} role="alert">
          {problems.form}
        </p>
      )}
      <PasswordField
        data-first-focus
        {...{ name: 'oldPassword', label: '当前密码', autoComplete: 'current-password', error: problems.oldPassword }}
      />
      <PasswordField
        {...{ name: 'newPassword', label: '新密码', autoComplete: 'new-password', error: problems.newPassword }}
        hint="至少 8 个字符；不能是常见密码，也不能含用户名、手机号或公司名称"
      />
      <PasswordField
        {...{ name: 'repeated', label: '再次输入新密码', autoComplete: 'new-password', error: problems.repeated }}
      />
      <div className={styles.acts}>
        <Button onClick={onClose}>取消</Button>
        <Button kind="primary" type="submit" busy={busy}>
          修改密码
        </Button>
      </div>
    </form>
  );
}
