import { Button } from '#platform/web/controls/button.tsx';

import { ChevronRightIcon, PlusIcon } from '#platform/web/icons/icons.tsx';
import { MAX_NODES } from '../rules/check-flow.ts';
import { emptyNode } from './empty-parts.ts';
import { moveItem } from './group-flows.ts';
import { NodeCard } from './node-card.tsx';
import nodeStyles from './node-line.module.css';
import { ProblemLine } from './problem-line.tsx';
import type { EditedFlow } from './use-flow-draft.ts';

const Arrow = () => (
  <span className={nodeStyles.arrow} aria-hidden="true">
    <ChevronRightIcon size={18} />
  </span>
);

/** The steps from submitting to approved, one card each. */
export function NodeLine({ edited }: { edited: EditedFlow }) {
  const { draft, change, problemAt } = edited;
  const { nodes } = draft;
  return (
    <>
      <ol className={nodeStyles.line}>
        <li className={nodeStyles.end}>提交</li>
        {nodes.map((node, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id; their fields are controlled
          <li key={index} className={nodeStyles.stop}>
            <Arrow />
            <NodeCard
              node={node}
              index={index}
              last={index === nodes.length - 1}
              edited={edited}
              onChange={(next) => change({ nodes: nodes.with(index, next) })}
              onMove={(to) => change({ nodes: moveItem(nodes, index, to) })}
              onRemove={() => change({ nodes: nodes.toSpliced(index, 1) })}
            />
          </li>
        ))}
        <li className={nodeStyles.stop}>
          <Arrow />
          <Button
            icon={<PlusIcon size={14} />}
            disabled={nodes.length >= MAX_NODES}
            onClick={() => change({ nodes: [...nodes, emptyNode(nodes.length + 1)] })}
          >
            添加步骤
          </Button>
        </li>
        <li className={nodeStyles.stop}>
          <Arrow />
          <span className={nodeStyles.end}>通过</span>
        </li>
      </ol>
      <ProblemLine>{problemAt('nodes')}</ProblemLine>
    </>
  );
}
