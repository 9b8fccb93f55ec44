import type { ReactNode } from 'react';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';

type EndDialogProps = { title: string; onEnd: () => Promise<unknown>; onClose: () => void; children: ReactNode };

/** Asks before a price ends. */
export function EndDialog({ title, onEnd, onClose, children }: EndDialogProps) {
  const act = useAct();
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
      <ProblemLine apart>{act.problem}</ProblemLine>
    </ConfirmDialog>
  );
}
