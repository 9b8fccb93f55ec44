import type { ReactNode } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';

type ActDialogProps = {
  title: string;
  /** The act by its name. */
  confirmLabel: string;
  busy: boolean;
  problem: string | null;
  danger?: boolean;
  size?: 'md' | 'lg';
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog of one act: what it needs to know, why it was refused, and the act itself. Enter in a field does it. */
export function ActDialog(props: ActDialogProps) {
  const { title, confirmLabel, busy, problem, danger, size = 'md', onConfirm, onClose, children } = props;
  return (
    <Dialog
      open
      size={size}
      title={title}
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            取消
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy} type="submit" form="desk-act">
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id="desk-act"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onConfirm();
        }}
      >
        {children}
        <ProblemLine apart>{problem}</ProblemLine>
      </form>
    </Dialog>
  );
}
