import { useState } from 'react';
import type { SelectionLine } from '../contract/selection-schemas.ts';
import { NOTE_MAX } from '../rules/selection-limits.ts';
import styles from './selection-table.module.css';

type Props = { line: SelectionLine; own: boolean; onSave: (note: string) => void };

/** What the owner wrote to a line; saved when the field is left or on Enter, Escape takes it back. */
export function RowNote({ line, own, onSave }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  if (!own) return line.note ? <p className={styles.sub}>备注：{line.note}</p> : null;
  const commit = () => {
    const text = draft?.trim() ?? line.note;
    setDraft(null);
    if (text !== line.note) onSave(text);
  };
  return (
    <input
      className={styles.note}
      aria-label={`备注 ${line.skuCode}`}
      placeholder="添加备注"
      maxLength={NOTE_MAX}
      autoComplete="off"
      value={draft ?? line.note}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
