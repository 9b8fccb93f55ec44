import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import styles from './search-words.module.css';

interface WordDialogProps {
  open: boolean;
  title: string;
  busy: boolean;
  onSave: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** One entry of the page: fields, 保存 and 取消. */
export function WordDialog({ open, title, busy, onSave, onClose, children }: WordDialogProps) {
  const form = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSave()) onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose} disabled={busy}>
        取消
      </Button>
      <Button type="submit" kind="primary" form={form} busy={busy}>
        保存
      </Button>
    </>
  );
  return (
    <Dialog open={open} size="md" title={title} footer={buttons} locked={busy} onClose={onClose}>
      <form id={form} className={styles.form} onSubmit={(event) => void save(event)}>
        {children}
        <p className={styles.note}>保存后 30 秒内在所有页面生效；涉及的商品随后重新编入索引。</p>
      </form>
    </Dialog>
  );
}
