import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { type Act, useAct } from '#platform/web/use-act.ts';
import type { CenterRow } from '../../contract/budget-schemas.ts';
import { branchOf, treeRows } from '../../rules/tree-rows.ts';
import { budgetApi } from '../budget-api.ts';
import styles from '../budgets.module.css';

/** What is open above the tree. */
export type CenterDialog = { kind: 'move' | 'status' | 'remove'; center: CenterRow };

type Props = CenterDialog & { centers: readonly CenterRow[]; onClose: () => void };

type FrameProps = {
  title: string;
  act: Act;
  confirmLabel: string;
  danger?: boolean;
  children: React.ReactNode;
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
};

/** Question, what the shop says against it, and the way out. */
function ActDialog({ title, act, confirmLabel, danger, children, onConfirm, onClose }: FrameProps) {
  const confirm = async () => {
    if (await onConfirm()) onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose} disabled={act.busy}>
        取消
      </Button>
      <Button kind={danger ? 'danger' : 'primary'} busy={act.busy} onClick={() => void confirm()}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open size="sm" title={title} footer={buttons} locked={act.busy} onClose={onClose}>
      <div className={styles.dialog}>
        {children}
        {act.problem && <ProblemLine>{act.problem}</ProblemLine>}
      </div>
    </Dialog>
  );
}

/** Somebody else has changed the centre: what is shown is brought up to date. */
const STALE = { staleAfter: ['BUDGET_CHANGED'] } as const;

const NOTHING_FOLDED: ReadonlySet<string> = new Set();

function MoveDialog({ center, centers, onClose }: Props) {
  const act = useAct(STALE);
  const [parentId, setParentId] = useState(center.parentId ?? '');
  const own = branchOf(centers, center.id);
  const options = treeRows(centers, NOTHING_FOLDED)
    .filter(({ node }) => node.status === 1 && !own.has(node.id))
    .map(({ node, level }) => ({ value: node.id, label: `${'　'.repeat(level - 1)}${node.code} ${node.name}` }));
  return (
    <ActDialog
      act={act}
      onClose={onClose}
      title={`移动“${center.name}”`}
      confirmLabel="移动"
      onConfirm={() =>
        act.run(
          () => budgetApi.call.move({ id: center.id, version: center.version, parentId: parentId || null }),
          '成本中心已移动',
        )
      }
    >
      <SelectField
        label="上级成本中心"
        placeholder="无上级（顶层）"
        value={parentId}
        options={options}
        onChange={(event) => setParentId(event.target.value)}
      />
      <p className={styles.quiet}>连同下级一起移动。已发生的流水留在原来的预算里，之后的支出计入新的上级。</p>
    </ActDialog>
  );
}

function StatusDialog({ center, onClose }: Props) {
  const act = useAct(STALE);
  const enabled = center.status !== 1;
  const word = enabled ? '启用' : '停用';
  return (
    <ActDialog
      act={act}
      onClose={onClose}
      title={`${word}“${center.name}”？`}
      confirmLabel={word}
      onConfirm={() =>
        act.run(
          () => budgetApi.call.setStatus({ id: center.id, version: center.version, enabled }),
          `成本中心已${word}`,
        )
      }
    >
      <p>{enabled ? '启用后可以在下单时选择。' : '停用后不能再用于下单；流水保留，可以随时重新启用。'}</p>
    </ActDialog>
  );
}

function RemoveDialog({ center, onClose }: Props) {
  const act = useAct(STALE);
  return (
    <ActDialog
      act={act}
      onClose={onClose}
      title={`删除“${center.name}”？`}
      confirmLabel="删除"
      danger
      onConfirm={() =>
        act.run(() => budgetApi.call.remove({ id: center.id, version: center.version }), '成本中心已删除')
      }
    >
      <p>只有从未使用过的成本中心可以删除，删除后不能恢复。</p>
    </ActDialog>
  );
}

const DIALOGS = { move: MoveDialog, status: StatusDialog, remove: RemoveDialog } as const;

export function CenterDialogs(props: Props) {
  const Shown = DIALOGS[props.kind];
  return <Shown key={props.center.id} {...props} />;
}
