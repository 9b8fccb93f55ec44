import { approverLabel } from '#features/orders/rules/public.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import type { PlanAnswer } from '../contract/approval-flow-schemas.ts';
import { MODES } from '../rules/flow-words.ts';
import styles from './flow-editor.module.css';
import effectStyles from './flow-effect.module.css';

const OUTCOMES = {
  free: ['success', '不需要审批'],
  denied: ['danger', '不能提交'],
  ask: ['progress', '需要审批'],
} as const;

type Step = PlanAnswer['steps'][number];

const howMany = ({ approvers, mode, needed }: Step) =>
  approvers.length === 1 ? '' : mode === 'n_of_m' ? `（${needed} 人同意）` : `（${MODES[mode].label}）`;

/** Who would decide, step by step, with the flows that ask and why. */
export function PlanSteps({ plan: { outcome, message, reasons, steps } }: { plan: PlanAnswer }) {
  const [tone, label] = OUTCOMES[outcome];
  return (
    <div className={effectStyles.plan}>
      <Tag tone={tone}>{label}</Tag>
      {message && <p>{message}</p>}
      {steps.length > 0 && (
        <ol className={effectStyles.planSteps}>
          {steps.map((step, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is shown whole
            <li key={at}>
              <b>
                {at + 1}. {step.name}
                {howMany(step)}
              </b>
              {step.approvers.map((person) => (
                <p key={`${person.memberId} ${person.onBehalfOf}`}>
                  {approverLabel(person)} <small>{person.why}</small>
                </p>
              ))}
              {step.skipped.map(({ memberId, name, why }) => (
                <p key={memberId} className={effectStyles.skipped}>
                  {name} <small>跳过：{why}</small>
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
      {reasons.map(({ flowId, flowName, because }) => (
        <p key={flowId} className={styles.hint}>
          “{flowName}”：{because.join('；')}
        </p>
      ))}
    </div>
  );
}
