import { type ReactNode, useId } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './choice.module.css';
import { FieldError } from './field-error.tsx';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioGroupProps = {
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  required?: boolean;
  error?: ReactNode;
  className?: string;
};

/** One choice of a few, with the browser's own arrow keys. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, labelHidden, options, value, onChange, required, error, className } = props;
  const name = useId();
  return (
    <fieldset className={className} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={labelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.group}>
        {options.map((option) => (
          <label key={option.value} className={joinClasses(styles.choice, option.disabled && styles.disabled)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              required={required}
              aria-invalid={error ? true : undefined}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
