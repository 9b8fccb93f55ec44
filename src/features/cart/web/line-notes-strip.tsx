import { useState } from 'react';
import { LINE_FIELDS, type LineFieldName } from '#business/line-fields/contract/line-fields.ts';
import type { CartLine, LineChange } from '../contract/cart-schemas.ts';
import styles from './line-notes-strip.module.css';
import { NoteInput } from './note-input.tsx';

type LineNotesStripProps = {
  line: CartLine;
  fields: readonly LineFieldName[];
  onEdit: (changes: readonly LineChange[]) => void;
};

/**
 * What the line is wanted for, as text: fields open on request, so that a number typed past the quantity does not become
 * somebody's code. Fields that are not shown but filled show themselves as well.
 */
export function LineNotesStrip({ line, fields, onEdit }: LineNotesStripProps) {
  const [open, setOpen] = useState(false);
  const shown = LINE_FIELDS.filter(({ name }) => fields.includes(name) || line[name]);
  if (shown.length === 0) return null;
  const { skuCode, split } = line;
  const filled = shown.filter(({ name }) => line[name]);
  const word = open ? '收起' : filled.length > 0 ? '修改' : `填写${shown.map((field) => field.short).join('、')}`;
  return (
    <div className={styles.strip}>
      {open
        ? shown.map((field, index) => (
            <NoteInput
              key={field.name}
              field={field}
              first={index === 0}
              value={line[field.name]}
              owner={skuCode}
              onCommit={(value) => onEdit([{ skuCode, split, [field.name]: value }])}
            />
          ))
        : filled.map((field) => (
            <span key={field.name} className={styles.said} title={field.label}>
              {field.short} <b>{line[field.name]}</b>
            </span>
          ))}
      <button
        type="button"
        className={styles.act}
        aria-expanded={open}
        aria-label={`${open ? '收起' : '填写'}用途和备注 ${skuCode}`}
        onClick={() => setOpen(!open)}
      >
        {word}
      </button>
    </div>
  );
}
