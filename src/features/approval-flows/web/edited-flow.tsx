import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FlowEditor } from './flow-editor.tsx';
import { toNames } from './flow-names.ts';
import { flowDetailQuery } from './flow-queries.ts';
import { EMPTY_DRAFT } from './wire-draft.ts';

export function NewFlow() {
  return <FlowEditor title="新增审批流" saved={null} initial={EMPTY_DRAFT} known={new Map()} />;
}

/** A flow that is changed; read anew, the editor begins anew. */
export function ExistingFlow({ flowId }: { flowId: string }) {
  const { data } = useSuspenseQuery(flowDetailQuery(flowId));
  // What is being written must not change when the page reads the flow again.
  const [start, setStart] = useState(data);
  const { name, note, documentType, effect, departmentId, conditions, nodes } = start.flow;
  return (
    <FlowEditor
      key={start.flow.version}
      title="编辑审批流"
      saved={start.flow}
      initial={{ name, note, documentType, effect, departmentId, conditions, nodes }}
      known={toNames(start.names)}
      onReload={() => setStart(data)}
    />
  );
}
