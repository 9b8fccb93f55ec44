import type { ReactNode } from 'react';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import styles from './prices-desk.module.css';
import { useDeskAct } from './use-desk-act.ts';

type EndDialogProps = { title: string; onEnd: () => Promise<unknown>; onClose: () => void; children: ReactNode };

/** Asks before a price ends. */
export function EndDialog({ title, onEnd, onClose, children }: EndDialogProps) {
  const act = useDeskAct();
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="终止"
      danger
      onConfirm={() => act.run(onEnd, '已终止')}
      onClose={onClose}
    >
      {children}
      {act.problem && (
        <p className={styles.problem} role="alert">
          {act.problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
