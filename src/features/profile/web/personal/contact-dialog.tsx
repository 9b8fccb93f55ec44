import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CodeField } from '#features/verification/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { DialogActs } from '#platform/web/overlays/dialog-acts.tsx';
import { ConfirmPasswordStep } from './confirm-password-step.tsx';
import { CONTACT_KINDS, type ContactName } from './contact-kinds.ts';
import styles from './dialog-form.module.css';
import { useProfileAct } from './personal-queries.ts';
import { refusalWords } from './refusal-words.ts';

type ContactDialogProps = {
  kind: ContactName;
  open: boolean;
  /** There is one already, which the new one replaces. */
  bound: boolean;
  onClose: () => void;
};

/** Two steps: who asks, then the new phone or mail address with the code sent there. */
export function ContactDialog({ kind, open, bound, onClose }: ContactDialogProps) {
  const { label } = CONTACT_KINDS[kind];
  const act = `${bound ? '更换' : '绑定'}${label}`;
  return (
    <Dialog open={open} size="sm" title={act} onClose={onClose}>
      <ContactSteps kind={kind} act={act} onClose={onClose} />
    </Dialog>
  );
}

type StepsProps = { kind: ContactName; act: string; onClose: () => void };

function ContactSteps(props: StepsProps) {
  const [confirmed, setConfirmed] = useState(false);
  if (!confirmed) {
    return <ConfirmPasswordStep act={props.act} onConfirmed={() => setConfirmed(true)} onClose={props.onClose} />;
  }
  return <NewContactStep {...props} onUnconfirmed={() => setConfirmed(false)} />;
}

type Problems = { value?: string; code?: string; form?: string };

/** Sends the new contact; says whether there was anything to send and what was wrong with it. */
function useNewContact(kind: ContactName, onUnconfirmed: () => void, onClose: () => void) {
  const { label, problem, normalize, save } = CONTACT_KINDS[kind];
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending } = useProfileAct((given: { value: string; code: string }) =>
    save(given.value, given.code),
  );
  const onSuccess = () => {
    notify.success(`${label}已更新`);
    onClose();
  };
  const onError = (error: unknown) => {
    // Ten minutes have passed since the password was asked for.
    if (isCallError(error) && error.code === 'PASSWORD_NOT_CONFIRMED') return onUnconfirmed();
    setProblems(problemsFrom(error));
  };
  const send = (typed: string, code: string) => {
    const value = normalize(typed);
    const codeProblem = /^\d{6}$/.test(code) ? undefined : '请输入 6 位验证码';
    setProblems({ value: value ? undefined : problem, code: codeProblem });
    if (value && !codeProblem && !isPending) mutate({ value, code }, { onSuccess, onError });
  };
  return { problems, busy: isPending, send };
}

function NewContactStep({ kind, act, onUnconfirmed, onClose }: StepsProps & { onUnconfirmed: () => void }) {
  const { label, inputMode, autoComplete, maxLength, codeTo } = CONTACT_KINDS[kind];
  const { problems, busy, send } = useNewContact(kind, onUnconfirmed, onClose);
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [code, setCode] = useState('');
  // The button that led here is gone; the dialog keeps the focus for the moment, and gives it on a frame later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(value, code);
  };
  return (
    <form noValidate className={styles.form} aria-label={act} onSubmit={submit}>
      <ProblemLine>{problems.form}</ProblemLine>
      <TextField
        label={`新${label}`}
        name={kind}
        inputMode={inputMode}
        autoComplete={autoComplete}
        maxLength={maxLength}
        value={value}
        error={problems.value}
        ref={field}
        onChange={(event) => setValue(event.target.value)}
      />
      <CodeField {...codeTo(value)} value={code} error={problems.code} onChange={setCode} />
      <DialogActs>
        <Button onClick={onClose}>取消</Button>
        <Button kind="primary" type="submit" busy={busy}>
          {act}
        </Button>
      </DialogActs>
    </form>
  );
}

/** Which field a refusal is about. */
function problemsFrom(error: unknown): Problems {
  const words = refusalWords(error);
  if (!isCallError(error)) return { form: words };
  if (error.code === 'CONTACT_CODE_REFUSED') return { code: words };
  return error.code === 'PHONE_TAKEN' || error.code === 'MAIL_TAKEN' ? { value: words } : { form: words };
}
