import { useState } from 'react';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';

import { TextField } from '#platform/web/controls/text-field.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { PlanAnswer } from '../contract/approval-flow-schemas.ts';
import { approvalFlowApi } from './approval-flow-api.ts';
import effectStyles from './flow-effect.module.css';
import { PlanSteps } from './plan-steps.tsx';
import { ProblemLine } from './problem-line.tsx';
import { OneThingPicker } from './thing-picker.tsx';
import { useAnswer } from './use-answer.ts';
import type { EditedFlow } from './use-flow-draft.ts';
import { trialDraft } from './wire-draft.ts';

const AMOUNT = /^\d{1,11}(\.\d{1,2})?$/;

/** 谁会审批: for a person and an amount, with this flow as it is written now and all others as they stand. */
export function FlowPreview({ edited, flowId }: { edited: EditedFlow; flowId: string | undefined }) {
  const [requesterId, setRequester] = useState<string | null>(null);
  const [costCenterId, setCostCenter] = useState<string | null>(null);
  const [amount, setAmount] = useState('8000');
  const [urgent, setUrgent] = useState(false);
  const [overBudget, setOverBudget] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const { busy, answer, refusal, ask } = useAnswer<PlanAnswer>();
  const show = () => {
    setMissing(requesterId === null ? '请选择申请人' : AMOUNT.test(amount) ? null : '请填写金额');
    if (requesterId === null || !AMOUNT.test(amount) || !edited.check(false)) return;
    const input = {
      documentType: edited.draft.documentType,
      requesterId,
      urgent,
      overBudget,
      flowId,
      amount: formatAmount(parseAmount(amount)),
      costCenterId: costCenterId ?? undefined,
      flow: trialDraft(edited.draft),
    };
    void ask(() => approvalFlowApi.call.preview(input));
  };
  return (
    <Section title="谁会审批" note="保存前先看看">
      <div className={effectStyles.ask}>
        <OneThingPicker
          kind="member"
          label="申请人"
          placeholder="申请人：输入姓名"
          edited={edited}
          value={requesterId}
          onChange={setRequester}
        />
        <TextField
          label="金额（元）"
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value.replace(/[,，\s¥]/g, ''))}
        />
        <OneThingPicker
          kind="cost_center"
          label="成本中心"
          placeholder="成本中心：不限"
          edited={edited}
          value={costCenterId}
          onChange={setCostCenter}
        />
        <div className={effectStyles.checks}>
          <Checkbox label="加急" checked={urgent} onChange={(event) => setUrgent(event.target.checked)} />
          <Checkbox label="超出预算" checked={overBudget} onChange={(event) => setOverBudget(event.target.checked)} />
        </div>
        <ProblemLine>{missing ?? refusal}</ProblemLine>
        <Button busy={busy} onClick={show}>
          看看谁会审批
        </Button>
      </div>
      <div aria-live="polite">{answer && <PlanSteps plan={answer} />}</div>
    </Section>
  );
}
