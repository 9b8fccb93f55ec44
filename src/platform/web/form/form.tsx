import RcForm, { type FormInstance, type FormRef } from '@rc-component/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './form.module.css';
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
 * Form with the rules of specification 5. Fields check themselves when left; a refused submit lists
 * what is wrong and puts the focus on the first of it.
 */
export function Form<Values>(props: FormProps<Values>) {
  const { form, initialValues, onFinish, onValuesChange, label, className, children } = props;
  const element = useRef<FormRef<Values>>(null);
  const [refusal, setRefusal] = useState<{ messages: string[] }>({ messages: [] });
  useEffect(() => {
    if (refusal.messages.length === 0) return;
    const native: unknown = element.current?.nativeElement;
    if (native instanceof HTMLElement) native.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
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
      onFinish={(values) => {
        setRefusal({ messages: [] });
        onFinish(values);
      }}
      onFinishFailed={({ errorFields }) => setRefusal({ messages: errorFields.flatMap((field) => field.errors) })}
    >
      {refusal.messages.length > 1 && <RefusalSummary messages={refusal.messages} />}
      {children}
    </RcForm>
  );
}

function RefusalSummary({ messages }: { messages: readonly string[] }) {
  return (
    <div className={styles.summary} role="alert">
      有 {messages.length} 项需要修改：
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
