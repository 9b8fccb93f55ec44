import { Input } from 'antd';
import { useId } from 'react';
import { FieldError } from '#platform/web/controls/field-error.tsx';
import styles from './search-words.module.css';

interface WordFieldProps {
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  /** What is wrong with it, once somebody has tried to save. */
  fault?: string;
  onChange: (value: string) => void;
}

/** One line of text with its label. */
export function WordField({ label, fault, onChange, ...input }: WordFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        {...input}
        status={fault && 'error'}
        aria-invalid={Boolean(fault)}
        aria-describedby={fault && `${id}-fault`}
        onChange={(event) => onChange(event.target.value)}
      />
      {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
    </div>
  );
}
