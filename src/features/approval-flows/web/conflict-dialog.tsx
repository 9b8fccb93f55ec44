import { Button } from '#platform/web/controls/button.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { SavedFlow } from '../contract/approval-flow-schemas.ts';
import { describeFlow } from '../rules/describe-flow.ts';
import type { FlowDraft } from '../rules/flow-draft.ts';
import effectStyles from './flow-effect.module.css';
import type { FlowNames } from './flow-names.ts';

type Props = {
  /** The flow as somebody else has saved it meanwhile. */
  theirs: SavedFlow | null;
  mine: FlowDraft;
  names: FlowNames;
  onKeepMine: (version: number) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Two people have changed the same flow: both versions side by side, and the choice. */
export function ConflictDialog({ theirs, mine, names, onKeepMine, onTakeTheirs, onClose }: Props) {
  const buttons = (
    <>
      <Button onClick={onClose}>继续编辑</Button>
      <Button onClick={onTakeTheirs}>放弃我的修改</Button>
      <Button kind="primary" onClick={() => theirs && onKeepMine(theirs.version)}>
        用我的内容覆盖
      </Button>
    </>
  );
  return (
    <Dialog open={theirs !== null} title="这条审批流刚被他人修改" footer={buttons} onClose={onClose}>
      <dl className={effectStyles.conflict}>
        <dt>现在保存的内容（{theirs?.name}）</dt>
        <dd>{theirs && describeFlow(theirs, names)}</dd>
        <dt>您的内容（{mine.name}）</dt>
        <dd>{describeFlow(mine, names)}</dd>
      </dl>
    </Dialog>
  );
}
