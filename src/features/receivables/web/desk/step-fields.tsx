import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { STEP_LABELS } from '../../rules/dunning-steps.ts';
import styles from '../receivables.module.css';
import type { TypedStep } from './dunning-steps.tsx';

/** One step: when it begins, what it says, who is told. */
export function StepFields({ step, onChange }: { step: TypedStep; onChange: (step: TypedStep) => void }) {
  const set = (change: Partial<TypedStep>) => onChange({ ...step, ...change });
  return (
    <fieldset className={styles.step}>
      <legend>{STEP_LABELS[step.step]}</legend>
      <Halves>
        <TextField
          label="到期后第几天"
          hint={step.step === 0 ? '负数为到期前，例如 -3' : undefined}
          inputMode="numeric"
          maxLength={4}
          value={step.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <TextField
          label="标题"
          maxLength={30}
          value={step.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Halves>
      <TextAreaField
        label="正文"
        rows={2}
        maxLength={300}
        value={step.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <Row gap="8px 20px" looks={['wrap']}>
        <Checkbox label="启用" checked={!step.off} onChange={({ target }) => set({ off: !target.checked })} />
        <Checkbox
          label="同时通知本方应收人员"
          checked={step.desk}
          onChange={({ target }) => set({ desk: target.checked })}
        />
      </Row>
    </fieldset>
  );
}
