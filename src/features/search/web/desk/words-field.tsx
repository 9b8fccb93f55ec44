import { Select } from 'antd';
import { useId } from 'react';
import styles from './search-words.module.css';

interface WordsFieldProps {
  label: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
}

/** Any number of words; Enter, a comma or a paste of several adds them. */
export function WordsField({ label, words, onChange }: WordsFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        mode="tags"
        open={false}
        suffixIcon={null}
        placeholder="输入后按回车，可粘贴多个词"
        tokenSeparators={[',', '，', '、', ';', '；', '\n']}
        value={[...words]}
        onChange={(next: string[]) => onChange(next.map((word) => word.trim()).filter(Boolean))}
      />
    </div>
  );
}
