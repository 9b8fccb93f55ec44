import { type ReactNode, useId } from 'react';
import { joinClasses } from '../join-classes.ts';
import { FieldError } from './field-error.tsx';
import styles from './field-frame.module.css';

/** What every labelled control takes. */
export type FieldFrameProps = {
  label: ReactNode;
  /** The label is read aloud but not seen, where the place makes it plain (filter bars, tables). */
  labelHidden?: boolean;
  required?: boolean;
  hint?: ReactNode;
  /** What is wrong and what to do; announced when it appears. */
  error?: ReactNode;
  className?: string;
};

/** Properties of a labelled control: those of its frame, and those of the control itself. */
export function splitFrame<Props extends FieldFrameProps>(
  props: Props,
): [FieldFrameProps, Omit<Props, keyof FieldFrameProps>] {
  const { label, labelHidden, required, hint, error, className, ...control } = props;
  return [{ label, labelHidden, required, hint, error, className }, control];
}

export type FieldWiring = {
  id: string;
  required?: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** Label, hint and error around one control, tied together for screen readers. */
export function FieldFrame({
  label,
  labelHidden = false,
  required,
  hint,
  error,
  className,
  children,
}: FieldFrameProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const labelClass = joinClasses(labelHidden ? 'visually-hidden' : styles.label, required && styles.required);
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {children({ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
