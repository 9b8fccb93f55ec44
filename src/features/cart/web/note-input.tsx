import { type KeyboardEvent, useState } from 'react';
import type { LineField } from '#business/line-fields/contract/line-fields.ts';
import quiet from '#platform/web/controls/quiet-input.module.css';
import { joinClasses } from '#platform/web/join-classes.ts';
import styles from './line-notes-strip.module.css';

/** List of the page that fields of cost centres offer. */
export const COST_CENTERS = 'cart-cost-centers';

type NoteInputProps = {
  field: LineField;
  value: string | null;
  /** Whose field: the number of the item. */
  owner: string;
  /** The first of fields that were just opened: writing goes on here. */
  first: boolean;
  onCommit: (value: string | null) => void;
};

const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** One field of a line, edited in place: saved when left or by Enter, as it was by Escape. */
export function NoteInput({ field, value, owner, first, onCommit }: NoteInputProps) {
  const { name, label, short, kind, maxLength } = field;
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const next = kind === 'date' ? draft || null : draft.trim();
    if (next !== value) onCommit(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setDraft(null);
  };
  return (
    <label className={styles.note} data-name={name} data-empty={!(draft ?? value)} title={label}>
      <span className={styles.label}>{short}</span>
      <input
        type={kind}
        ref={first ? focusOnce : undefined}
        className={joinClasses(quiet.input, styles.input)}
        aria-label={`${label} ${owner}`}
        autoComplete="off"
        list={name === 'costCenter' ? COST_CENTERS : undefined}
        maxLength={kind === 'text' ? maxLength : undefined}
        value={draft ?? value ?? ''}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}
