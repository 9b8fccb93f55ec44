import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { useFocusWrong } from '../form/use-focus-wrong.ts';
import { useBusy } from '../use-busy.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  /** The question: 删除 3 个商品？ */
  title: string;
  /** What will happen and whether it can be undone. */
  children?: ReactNode;
  /** The act by its name, 删除 rather than 确定. */
  confirmLabel: string;
  /** The way out; another word where 取消 would be taken for the act itself. */
  dismissLabel?: string;
  danger?: boolean;
  /** Resolves when the act is done; the dialog then closes. A failure is reported by the act and leaves it open. */
  onConfirm: () => Promise<boolean> | boolean;
  onClose: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, dismissLabel = '取消', danger, onConfirm, onClose } = props;
  const { busy, during } = useBusy();
  const refused = useFocusWrong();
  const confirm = () =>
    during(async () => {
      if (await onConfirm()) onClose();
      else refused();
    });
  const buttons = (
    <>
      <Button onClick={onClose} disabled={busy}>
        {dismissLabel}
      </Button>
      <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void confirm()}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open={open} size="sm" role="alertdialog" title={title} footer={buttons} locked={busy} onClose={onClose}>
      {children}
    </Dialog>
  );
}
