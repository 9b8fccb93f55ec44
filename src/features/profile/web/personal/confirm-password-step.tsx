import { type FormEvent, useRef, useState } from 'react';
import { accountsApi } from '#features/accounts/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { PasswordField } from '#platform/web/controls/password-field.tsx';
import { DialogActs } from '#platform/web/overlays/dialog-acts.tsx';
import { useBusy } from '#platform/web/use-busy.ts';
import styles from './dialog-form.module.css';
import { refusalWords } from './refusal-words.ts';

type ConfirmPasswordStepProps = {
  /** What the password is asked for: 更换手机号. */
  act: string;
  onConfirmed: () => void;
  onClose: () => void;
};

/** Asks who sits in front of the screen before something changes that the account hangs on. */
export function ConfirmPasswordStep({ act, onConfirmed, onClose }: ConfirmPasswordStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const { busy, during } = useBusy();
  const [problem, setProblem] = useState<string | null>(null);

  const refuse = (words: string) => {
    setProblem(words);
    field.current?.select();
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (busy) return;
    if (!password) return refuse('请输入登录密码');
    await during(() =>
      accountsApi.call.checkSecret({ password }).then(onConfirmed, (error) => refuse(refusalWords(error))),
    );
  };
  return (
    // Posting keeps the password out of the address if someone submits before the script has loaded.
    <form
      method="post"
      noValidate
      className={styles.form}
      aria-label="验证登录密码"
      onSubmit={(event) => void confirm(event)}
    >
      <p className={styles.note}>{act}前，请先验证登录密码，确认是您本人操作。</p>
      <PasswordField
        data-first-focus
        ref={field}
        name="password"
        label="登录密码"
        autoComplete="current-password"
        error={problem}
      />
      <DialogActs>
        <Button onClick={onClose}>取消</Button>
        <Button kind="primary" type="submit" busy={busy}>
          下一步
        </Button>
      </DialogActs>
    </form>
  );
}
