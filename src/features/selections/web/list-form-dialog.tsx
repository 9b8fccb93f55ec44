import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useBusy } from '#platform/web/use-busy.ts';
import { NAME_MAX, NOTE_MAX } from '../rules/selection-limits.ts';
import styles from './list-form-dialog.module.css';

export interface ListFacts {
  name: string;
  note: string;
  shared: boolean;
}

type Props = {
  title: string;
  start: ListFacts;
  /** Resolves true when it is done; the dialog then closes. */
  onSave: (facts: ListFacts) => Promise<boolean>;
  onClose: () => void;
};

/** Name, note and sharing of a list, new or not. */
export function ListFormDialog({ title, start, onSave, onClose }: Props) {
  const [facts, setFacts] = useState(start);
  const [missing, setMissing] = useState(false);
  const { busy, during } = useBusy();
  const save = async () => {
    const name = facts.name.trim();
    if (!name) return setMissing(true);
    await during(async () => {
      if (await onSave({ ...facts, name, note: facts.note.trim() })) onClose();
    });
  };
  const buttons = (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button kind="primary" busy={busy} onClick={() => void save()}>
        保存
      </Button>
    </>
  );
  return (
    <Dialog open size="sm" title={title} footer={buttons} locked={busy} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="清单名称"
          required
          maxLength={NAME_MAX}
          placeholder="如：月度备件"
          data-first-focus
          error={missing && !facts.name.trim() ? '请填写清单名称' : undefined}
          value={facts.name}
          onChange={({ target }) => setFacts({ ...facts, name: target.value })}
        />
        <TextAreaField
          label="备注"
          rows={3}
          maxLength={NOTE_MAX}
          value={facts.note}
          onChange={({ target }) => setFacts({ ...facts, note: target.value })}
        />
        <Checkbox
          label="共享给公司同事（可查看、使用和复制，不能修改）"
          checked={facts.shared}
          onChange={({ target }) => setFacts({ ...facts, shared: target.checked })}
        />
      </form>
    </Dialog>
  );
}
