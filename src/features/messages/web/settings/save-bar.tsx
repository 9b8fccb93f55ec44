import { Button } from '#platform/web/controls/button.tsx';
import { StickyBar } from '#platform/web/display/sticky-bar.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';

type Props = {
  busy: boolean;
  /** Something is not as it is kept. */
  changed: boolean;
  problem: string | null;
  onSave: () => void;
  onUndo: () => void;
};

/** The acts of a page of settings, in view however long it is. */
export function SaveBar({ busy, changed, problem, onSave, onUndo }: Props) {
  return (
    <StickyBar>
      <Button kind="primary" busy={busy} disabled={!changed} onClick={onSave}>
        保存
      </Button>
      {changed && <Button onClick={onUndo}>撤销修改</Button>}
      <ProblemWords>{problem}</ProblemWords>
    </StickyBar>
  );
}
