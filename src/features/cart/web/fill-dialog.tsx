import { useState } from 'react';
import { LINE_FIELDS, type LineFieldName } from '#business/line-fields/contract/line-fields.ts';
import { pastDayFault } from '#business/line-fields/rules/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { CartLine, LineChange } from '../contract/cart-schemas.ts';
import styles from './cart-dialog.module.css';

export type FillDialogProps = {
  lines: readonly CartLine[];
  onEdit: (changes: readonly LineChange[]) => void;
  onClose: () => void;
};

/** The customer's code names one item, so it is nothing for many lines. */
const FIELDS = LINE_FIELDS.filter(({ name }) => name !== 'customerCode');

/** Writes the same to every selected line; fields left empty change nothing. */
export default function FillDialog({ lines, onEdit, onClose }: FillDialogProps) {
  const [draft, setDraft] = useState<Partial<Record<LineFieldName, string>>>({});
  const filled = Object.entries(draft).filter(([, value]) => value.trim() !== '');
  const save = () => {
    if (filled.length === 0) return notify.warning('请至少填写一项');
    const notes = Object.fromEntries(filled.map(([name, value]) => [name, value.trim()]));
    // The cart would take it back only after it was said to be filled in.
    const fault = pastDayFault(notes, displayDay(new Date().toISOString()));
    if (fault !== null) return notify.warning(fault);
    onEdit(lines.map(({ skuCode, split }) => ({ skuCode, split, ...notes })));
    notify.success(`已填写 ${lines.length} 行`);
    onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button kind="primary" onClick={save}>
        填写 {lines.length} 行
      </Button>
    </>
  );
  return (
    <Dialog open title={`批量填写选中的 ${lines.length} 行`} footer={buttons} onClose={onClose}>
      <div className={styles.form}>
        {FIELDS.map(({ name, label, kind, maxLength }, index) => (
          <TextField
            key={name}
            label={label}
            type={kind}
            maxLength={kind === 'text' ? maxLength : undefined}
            value={draft[name] ?? ''}
            data-first-focus={index === 0 || undefined}
            onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
          />
        ))}
      </div>
      <p className={styles.hint}>没有填写的项保持各行原来的内容。</p>
    </Dialog>
  );
}
