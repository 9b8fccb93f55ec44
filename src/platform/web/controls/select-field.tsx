import type { Ref, SelectHTMLAttributes } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import styles from './field-frame.module.css';
import { FieldFrame, type FieldFrameProps, splitFrame } from './field-frame.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'required' | 'children'> &
  FieldFrameProps & {
    options: readonly SelectOption[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** The browser's own list: works with keyboard, readers and phones alike and costs no script. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [frame, select] = splitFrame(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={styles.select}>
          <select {...select} {...wiring} className={styles.input}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      )}
    </FieldFrame>
  );
}
