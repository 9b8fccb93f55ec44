import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import styles from './field-frame.module.css';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type Own<Attributes> = Omit<Attributes, 'id' | 'className' | 'required' | 'children'> & FieldFrameProps;

export function TextField({
  label,
  labelHidden,
  required,
  hint,
  error,
  className,
  ...input
}: Own<InputHTMLAttributes<HTMLInputElement>> & { ref?: Ref<HTMLInputElement> }) {
  const frame = { label, labelHidden, required, hint, error, className };
  return (
    <FieldFrame {...frame}>
      {(wiring) => <input type="text" autoComplete="off" {...input} {...wiring} className={styles.input} />}
    </FieldFrame>
  );
}

export function TextAreaField({
  label,
  labelHidden,
  required,
  hint,
  error,
  className,
  ...input
}: Own<TextareaHTMLAttributes<HTMLTextAreaElement>> & { ref?: Ref<HTMLTextAreaElement> }) {
  const frame = { label, labelHidden, required, hint, error, className };
  return <FieldFrame {...frame}>{(wiring) => <textarea {...input} {...wiring} className={styles.input} />}</FieldFrame>;
}
