import { Select } from 'antd';
import { useId } from 'react';
import { FieldError } from '#platform/web/controls/field-error.tsx';
import styles from './search-words.module.css';

interface WordsFieldProps {
  label: string;
  words: readonly string[];
  /** What is wrong with it, once somebody has tried to save. */
  fault?: string;
  onChange: (words: string[]) => void;
}

/** Any number of words; Enter, a comma or a paste of several adds them. */
export function WordsField({ label, words, fault, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        status={fault && 'error'}
        aria-invalid={Boolean(fault)}
        aria-describedby={fault && `${id}-fault`}
        placeholder="输入后按回车，可粘贴多个词"
        tokenSeparators={[',', '，', '、', ';', '；', '\n']}
        value={[...words]}
        onChange={(next: string[]) => onChange(next.map((word) => word.trim()).filter(Boolean))}
      />
      {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
    </div>
  );
}
