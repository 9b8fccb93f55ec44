import { useState } from 'react';
import { flowHref } from '#business/paths/rules/public.ts';
import { Permitted, usePermission } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { SavedFlow } from '../contract/approval-flow-schemas.ts';
import { describeFlow } from '../rules/describe-flow.ts';
import { FLOW_STATUSES } from '../rules/flow-words.ts';
import { approvalFlowApi } from './approval-flow-api.ts';
import { DragHandle } from './drag-handle.tsx';
import styles from './flow-list.module.css';
import type { FlowNames } from './flow-names.ts';
import { StatusSwitch } from './status-switch.tsx';

type Props = {
  flow: SavedFlow;
  names: FlowNames;
  /** Among those of its effect. */
  number: number;
  movable: boolean;
  /** Something is dragged over it. */
  target: boolean;
  onMove: (step: 1 | -1) => void;
  drag: { onDragStart: () => void; onDragEnd: () => void; onDragOver: () => void };
};

export function FlowRow({ flow, names, number, movable, target, onMove, drag }: Props) {
  const mayEdit = usePermission('APPROVAL_EDIT');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only where something is dragged to; keys move it too
    <li
      className={joinClasses(styles.row, target && styles.target, flow.status !== 1 && styles.off)}
      onDragOver={(event) => {
        event.preventDefault();
        drag.onDragOver();
      }}
    >
      {movable && mayEdit && <DragHandle name={flow.name} onMove={onMove} {...drag} />}
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {flow.name}
          {flow.status === 2 && <Tag tone="danger">{FLOW_STATUSES[2]}</Tag>}
        </p>
        <p className={styles.sentence}>{describeFlow(flow, names)}</p>
        {flow.note && <p className={styles.note}>{flow.note}</p>}
      </div>
      <StatusSwitch flow={flow} disabled={!mayEdit} />
      <RowActs flow={flow} />
    </li>
  );
}

function RowActs({ flow: { flowId, name, version } }: { flow: SavedFlow }) {
  const act = useAct({ passing: true, staleAfter: 'any' });
  const [asked, setAsked] = useState(false);
  const copy = () => act.run((context) => approvalFlowApi.call.copy({ flowId }, context), '已复制，副本为停用状态');
  const remove = () => act.run(() => approvalFlowApi.call.remove({ flowId, version }), `“${name}”已删除`);
  return (
    <span className={styles.acts}>
      <Permitted code="APPROVAL_EDIT">
        <ButtonLink href={flowHref(flowId)} kind="quiet" size="sm" aria-label={`编辑 ${name}`}>
          编辑
        </ButtonLink>
      </Permitted>
      <Permitted code="APPROVAL_ADD">
        <Button kind="quiet" size="sm" busy={act.busy} aria-label={`复制 ${name}`} onClick={() => void copy()}>
          复制
        </Button>
      </Permitted>
      <Permitted code="APPROVAL_DELETE">
        <Button kind="quiet" size="sm" aria-label={`删除 ${name}`} onClick={() => setAsked(true)}>
          删除
        </Button>
      </Permitted>
      <ConfirmDialog
        open={asked}
        title={`删除审批流“${name}”？`}
        confirmLabel="删除"
        danger
        onConfirm={remove}
        onClose={() => setAsked(false)}
      >
        之后提交的单据不再按它审批；正在审批中的单据不受影响。
      </ConfirmDialog>
    </span>
  );
}
