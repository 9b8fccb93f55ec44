import { type ReactNode, useId } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './choice.module.css';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioGroupProps = {
  label: ReactNode;
  labelHidden?: boolean;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  className?: string;
};

/** One choice of a few, with the browser's own arrow keys. */
export function RadioGroup({ label, labelHidden, options, value, onChange, className }: RadioGroupProps) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={labelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.group}>
        {options.map((option) => (
          <label key={option.value} className={joinClasses(styles.choice, option.disabled && styles.disabled)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
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
    </fieldset>
  );
}
