import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DunningPolicyView } from '../../contract/dunning-contract.ts';
import { type DunningStep, dunningFault, PLACES } from '../../rules/dunning-steps.ts';
import { dunningApi } from './dunning-api.ts';
import { StepFields } from './step-fields.tsx';

/** A step as it is typed: its days may be anything until it is saved. */
export type TypedStep = Omit<DunningStep, 'from'> & { from: string };

const typedOf = (step: DunningStep): TypedStep => ({ ...step, from: String(step.from) });
const readStep = ({ from, ...step }: TypedStep): DunningStep | null =>
  /^-?\d{1,3}$/.test(from.trim()) ? { ...step, from: Number(from) } : null;

/** The steps of reminding, saved together. */
export function DunningSteps({ policy }: { policy: DunningPolicyView }) {
  const act = useAct({ staleAfter: ['RECEIVABLE_CHANGED'], renews: [dunningApi.query.key()] });
  const [typed, setTyped] = useState(() => policy.steps.map(typedOf));
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async () => {
    const steps = typed.map(readStep);
    const known = steps.filter((step) => step !== null);
    const fault = known.length < steps.length ? '请填写天数' : dunningFault(known);
    setWrong(fault);
    if (fault === null) {
      const input = { version: policy.version, steps: known };
      await act.run((context) => dunningApi.call.save(input, context), '已保存，从下一次提醒起生效');
    }
  };
  const action = (
    <Button kind="primary" size="sm" busy={act.busy} onClick={() => void save()}>
      保存
    </Button>
  );
  return (
    <Section title="催收步骤" note="每天 8:30 执行；一张对账单每一步只发一次" action={action}>
      <Stack>
        <p>{`通知客户有对账权限的人。正文可用 ${PLACES.join(' ')}，发送时替换为实际内容。`}</p>
        <ProblemLine>{wrong ?? act.problem}</ProblemLine>
        {typed.map((step, index) => (
          <StepFields
            key={step.step}
            step={step}
            onChange={(changed) => setTyped(typed.map((one, at) => (at === index ? changed : one)))}
          />
        ))}
      </Stack>
    </Section>
  );
}
