import { Steps } from 'antd';

export interface ProgressStep {
  key: string;
  label: string;
  state: 'done' | 'current' | 'ahead' | 'failed';
  /** When it was reached. */
  note?: string;
}

const STATUS = { done: 'finish', current: 'process', ahead: 'wait', failed: 'error' } as const;

/** The main way of a document, with the place where it stands now. */
export function ProgressSteps({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  const current = steps.findIndex((step) => step.state === 'current' || step.state === 'failed');
  return (
    <section aria-label={label}>
      <Steps
        size="small"
        titlePlacement="vertical"
        current={current === -1 ? steps.length : current}
        items={steps.map((step) => ({ title: step.label, content: step.note, status: STATUS[step.state] }))}
      />
    </section>
  );
}
