import { useState } from 'react';
import { useAct } from '#platform/web/use-act.ts';
import { EFFECTS } from '../rules/flow-words.ts';
import { approvalFlowApi } from './approval-flow-api.ts';
import styles from './flow-list.module.css';
import type { FlowNames } from './flow-names.ts';
import { FlowRow } from './flow-row.tsx';
import { type FlowGroup, moveItem } from './group-flows.ts';

/** Flows of one effect: dragged, or moved with the arrow keys, into another order. */
export function FlowGroupList({ group: { effect, flows }, names }: { group: FlowGroup; names: FlowNames }) {
  const act = useAct({ passing: true, staleAfter: 'any' });
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    if (act.busy || from === to || to < 0 || to >= flows.length) return;
    const flowIds = moveItem(flows, from, to).map(({ flowId }) => flowId);
    void act.run(() => approvalFlowApi.call.reorder({ flowIds }), '顺序已更新');
  };
  const drop = () => {
    if (dragged !== null && over !== null) move(dragged, over);
    setDragged(null);
    setOver(null);
  };
  return (
    <div className={styles.group}>
      <h3 className={styles.effect}>
        {EFFECTS[effect].label}
        <span>{EFFECTS[effect].explained}</span>
      </h3>
      <ol className={styles.rows} aria-busy={act.busy}>
        {flows.map((flow, at) => (
          <FlowRow
            key={flow.flowId}
            flow={flow}
            names={names}
            number={at + 1}
            movable={flows.length > 1}
            target={over === at && dragged !== at}
            onMove={(step) => move(at, at + step)}
            drag={{
              onDragStart: () => setDragged(at),
              onDragEnd: drop,
              onDragOver: () => dragged !== null && setOver(at),
            }}
          />
        ))}
      </ol>
    </div>
  );
}
