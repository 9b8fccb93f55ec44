import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { approvalPeopleQuery } from './approval-queries.ts';
import styles from './person-field.module.css';

type Props = { label: string; value: string; error?: string; onChange: (memberId: string) => void };

/** Chooses a colleague who takes approvals, by name. */
export function PersonField({ label, value, error, onChange }: Props) {
  const [words, setWords] = useState('');
  const { data: people = [], isFetching } = useQuery(approvalPeopleQuery(words.trim()));
  return (
    <fieldset className={styles.people}>
      <legend className="visually-hidden">{label}</legend>
      <TextField
        label={label}
        required
        maxLength={20}
        placeholder="输入姓名查找"
        value={words}
        error={error}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={styles.found} aria-busy={isFetching}>
        {people.map(({ memberId, name, departmentName }) => (
          <label key={memberId} className={styles.person}>
            <input type="radio" name={label} checked={value === memberId} onChange={() => onChange(memberId)} />
            <span>{name}</span>
            <span className={styles.department}>{departmentName}</span>
          </label>
        ))}
        {people.length === 0 && !isFetching && <p className={styles.none}>没有找到可以审批的同事</p>}
      </div>
    </fieldset>
  );
}
