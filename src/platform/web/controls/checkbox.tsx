import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './choice.module.css';
import { FieldError } from './field-error.tsx';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode;
  /** The label is read aloud but not seen: row selection in tables. */
  labelHidden?: boolean;
  /** Some but not all of what stands below is chosen. */
  partial?: boolean;
  error?: ReactNode;
  className?: string;
};

export function Checkbox({ label, labelHidden, partial = false, error, className, ...input }: CheckboxProps) {
  const errorId = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partial;
  }, [partial]);
  return (
    <>
      <label className={joinClasses(styles.choice, input.disabled && styles.disabled, className)}>
        <input
          {...input}
          type="checkbox"
          ref={box}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={error ? errorId : input['aria-describedby']}
        />
        <span className={labelHidden ? 'visually-hidden' : undefined}>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}
