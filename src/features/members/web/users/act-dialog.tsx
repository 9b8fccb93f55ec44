import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { type ActTarget, type AskedAct, USER_ACTS } from './user-acts.ts';

type Props = {
  act: AskedAct;
  target: ActTarget;
  companyId: string | undefined;
  onClose: () => void;
  onDone?: () => Promise<void>;
};

/** Asks before the state of a user changes. */
export function ActDialog({ act, target, companyId, onClose, onDone }: Props) {
  const { run, problem } = useAct();
  const { label, title, words, done, danger } = USER_ACTS[act];
  const confirm = async () => {
    const key = { memberId: target.memberId, companyId };
    // A withdrawn invitation leaves nobody to show: whoever shows them goes first.
    const ok = await run(async () => {
      await USER_ACTS[act].run(key);
      await onDone?.();
    }, done);
    return ok;
  };
  return (
    <ConfirmDialog
      open
      title={title(target.name)}
      confirmLabel={label}
      dismissLabel="返回"
      danger={danger}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words}</p>
      <ProblemLine apart>{problem}</ProblemLine>
    </ConfirmDialog>
  );
}
