import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import type { CartLine } from '../contract/cart-schemas.ts';

/** Lines about to be removed, and the question asked before. */
export interface Removal {
  lines: readonly CartLine[];
  question: string;
}

type RemovalDialogProps = {
  /** Null keeps the dialog closed. */
  removal: Removal | null;
  onConfirm: (lines: readonly CartLine[]) => Promise<void>;
  onClose: () => void;
};

export function RemovalDialog({ removal, onConfirm, onClose }: RemovalDialogProps) {
  const confirm = async () => {
    await onConfirm(removal?.lines ?? []);
    return true;
  };
  return (
    <ConfirmDialog
      open={removal !== null}
      title={removal?.question ?? ''}
      confirmLabel="删除"
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      删除后可在提示中撤销。
    </ConfirmDialog>
  );
}
