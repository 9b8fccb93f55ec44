import { Button } from '#platform/web/controls/button.tsx';

import { Section } from '#platform/web/display/section.tsx';
import type { SimulationAnswer } from '../contract/approval-flow-schemas.ts';
import { CONDITIONS, UNRECORDED } from '../rules/flow-words.ts';
import { approvalFlowApi } from './approval-flow-api.ts';
import styles from './flow-editor.module.css';
import { ProblemLine } from './problem-line.tsx';
import { SimulatedOrders } from './simulated-orders.tsx';
import { useAnswer } from './use-answer.ts';
import type { EditedFlow } from './use-flow-draft.ts';
import { trialDraft } from './wire-draft.ts';

/** What the flow would have done to the orders of the last month, before it is saved. */
export function FlowSimulation({ edited, flowId }: { edited: EditedFlow; flowId: string | undefined }) {
  const { busy, answer, refusal, ask } = useAnswer<SimulationAnswer>();
  const { draft } = edited;
  const run = () => {
    if (edited.check(false)) void ask(() => approvalFlowApi.call.simulate({ flow: trialDraft(draft), flowId }));
  };
  const untold = draft.conditions
    .filter(({ kind }) => UNRECORDED.includes(kind))
    .map(({ kind }) => CONDITIONS[kind].label);
  return (
    <Section title="用历史订单试算" note="最近 31 天">
      {untold.length > 0 && (
        <p className={styles.hint}>历史订单没有记录“{untold.join('、')}”，试算时按不符合处理，实际会拦截得更多。</p>
      )}
      <ProblemLine>{refusal}</ProblemLine>
      <Button busy={busy} onClick={run}>
        试算
      </Button>
      <div aria-live="polite">{answer && <SimulatedOrders answer={answer} effect={draft.effect} />}</div>
    </Section>
  );
}
