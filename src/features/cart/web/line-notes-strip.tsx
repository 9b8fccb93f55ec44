import type { CartLine, LineChange } from '../contract/cart-schemas.ts';
import { NOTE_FIELDS, type NoteName } from '../rules/line-notes.ts';
import styles from './line-notes-strip.module.css';
import { NoteInput } from './note-input.tsx';

type LineNotesStripProps = {
  line: CartLine;
  fields: readonly NoteName[];
  onEdit: (changes: readonly LineChange[]) => void;
};

/** What the line is wanted for; fields that are not shown but filled show themselves as well. */
export function LineNotesStrip({ line, fields, onEdit }: LineNotesStripProps) {
  const shown = NOTE_FIELDS.filter(({ name }) => fields.includes(name) || line[name]);
  if (shown.length === 0) return null;
  const { skuCode, split } = line;
  return (
    <div className={styles.strip}>
      {shown.map((field) => (
        <NoteInput
          key={field.name}
          field={field}
          value={line[field.name]}
          owner={skuCode}
          onCommit={(value) => onEdit([{ skuCode, split, [field.name]: value }])}
        />
      ))}
    </div>
  );
}
