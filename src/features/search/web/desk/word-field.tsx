import { Input } from 'antd';
import { useId } from 'react';
import styles from './search-words.module.css';

interface WordFieldProps {
  label: string;
  value: string;
  maxLength: number;
  placeholder?: string;
  onChange: (value: string) => void;
}

/** One line of text with its label. */
export function WordField({ label, onChange, ...input }: WordFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input id={id} {...input} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
