import { StateTag } from '#business/documents/web/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Row } from '#platform/web/display/row.tsx';
import type { StepView } from '../contract/approval-schemas.ts';
import { taskStates } from '../rules/approval-status.ts';
import styles from './approval-steps.module.css';

const timeOf = ({ at, dueAt }: StepView['tasks'][number]) => {
  if (at) return displayTime(at);
  return dueAt ? `时限 ${displayTime(dueAt)}` : '';
};

/** The way of a request: who is asked in which step, who has decided, and what was said. */
export function ApprovalSteps({ steps }: { steps: readonly StepView[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={`${index} ${step.name}`} className={styles.step} data-status={step.status}>
          <p className={styles.name}>
            {index + 1}. {step.name}
            <span className={styles.mode}>{step.modeLabel}</span>
          </p>
          <ul className={styles.people}>
            {step.tasks.map((task, place) => (
              <Row as="li" gap="4px 8px" looks={['wrap']} key={`${place} ${task.name}`}>
                <span>
                  {task.onBehalfOf ? `${task.onBehalfOf}（由 ${task.name} 代）` : task.name}
                  <span className={styles.why}>{task.reason}</span>
                </span>
                <StateTag states={taskStates} status={task.status} label={task.statusLabel} />
                <span className={styles.time}>{timeOf(task)}</span>
                {task.comment && <span className={styles.comment}>{task.comment}</span>}
              </Row>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
