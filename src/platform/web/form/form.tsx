import RcForm, { type FormInstance, type FormRef } from '@rc-component/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form.module.css';
import { type FieldErrors, markSolved, type Problem, problemsOf } from './problems.ts';
import { findWrong } from './use-focus-wrong.ts';
import { VALIDATE_MESSAGES } from './validate-messages.ts';

type FormProps<Values> = {
  form?: FormInstance<Values>;
  initialValues?: Partial<Values>;
  /** Called with checked values only. */
  onFinish: (values: Values) => void;
  onValuesChange?: (values: Values) => void;
  /** Names the form for readers: 收货地址. */
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * Form kit of shop pages, and of dialogs everywhere: the rules of specification 5, without antd. Fields check themselves
 * when left; a refused submit lists what is wrong and puts the focus on the first of it.
 */
export function Form<Values>(props: FormProps<Values>) {
  const { form, initialValues, onFinish, onValuesChange, label, className, children } = props;
  const element = useRef<FormRef<Values>>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) findWrong(nativeOf(element.current))?.focus();
  }, [refusals]);
  const focus = (field: Problem['field']) => {
    const native = nativeOf(element.current);
    const named = native?.querySelector<HTMLElement>(`[name="${CSS.escape(field?.join('.') ?? '')}"]`);
    (named ?? findWrong(native))?.focus();
  };
  return (
    <RcForm<Values>
      ref={element}
      form={form}
      initialValues={initialValues}
      noValidate
      // Posting keeps what was typed out of the address if someone submits before the script has loaded.
      method="post"
      aria-label={label}
      className={className ?? styles.form}
      validateMessages={VALIDATE_MESSAGES}
      validateTrigger="onBlur"
      onValuesChange={(_changed, values) => onValuesChange?.(values)}
      onFieldsChange={(_changed, fields) => setProblems((now) => markSolved(now, fields as FieldErrors[]))}
      onFinish={(values) => {
        setProblems([]);
        onFinish(values);
      }}
      onFinishFailed={({ errorFields }) => {
        setProblems(problemsOf(errorFields));
        setRefusals((count) => count + 1);
      }}
    >
      {problems.length > 1 && <ErrorSummary problems={problems} onFocus={focus} />}
      {children}
    </RcForm>
  );
}

function nativeOf<Values>(form: FormRef<Values> | null): HTMLElement | null {
  const native: unknown = form?.nativeElement;
  return native instanceof HTMLElement ? native : null;
}
