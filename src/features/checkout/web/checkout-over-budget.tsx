import { describeOverrun } from '#features/budgets/rules/public.ts';
import { reasonReaders, submitPlanOf } from '#features/orders/rules/public.ts';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { WarningIcon } from '#platform/web/icons/icons.tsx';
import styles from './checkout-over-budget.module.css';
import type { OverBudget } from './use-over-budget.ts';

/** Where the question about budgets stands; the note at the top of a narrow page leads there. */
const PLACE = 'over-budget';

type Props = {
  overBudget: OverBudget;
  reason: string;
  /** A submit was tried: a reason that is missing is said beside its field. */
  checked: boolean;
  onReason: (reason: string) => void;
};

/** Which budgets the order goes over, right above the submit, and the reason where the company asks for one. */
export function CheckoutOverBudget({ overBudget, reason, checked, onReason }: Props) {
  const { overruns, needsReason, missing, preview } = overBudget;
  if (preview?.outcome === 'denied') {
    return (
      <p id={PLACE} className={styles.over} role="alert">
        {preview.message}
      </p>
    );
  }
  if (overruns.length === 0) return null;
  return (
    <section id={PLACE} className={styles.over} aria-label="超出预算">
      <p className={styles.title}>
        <WarningIcon size={15} /> 提交后超出预算
      </p>
      <ul className={styles.list}>
        {overruns.map((overrun) => (
          <li key={`${overrun.code} ${overrun.frequency}`}>{describeOverrun(overrun)}</li>
        ))}
      </ul>
      {needsReason && (
        <TextAreaField
          label="超出预算的原因"
          required
          hint={reasonReaders(submitPlanOf(preview))}
          rows={2}
          maxLength={200}
          value={reason}
          error={checked && missing ? '请填写超出预算的原因' : undefined}
          onChange={(event) => onReason(event.target.value)}
        />
      )}
    </section>
  );
}

/** The same in one line at the top of narrow pages, where the submit lies far below. */
export function OverBudgetHint({ overBudget: { overruns, needsReason, preview } }: Pick<Props, 'overBudget'>) {
  const denied = preview?.outcome === 'denied';
  if (!denied && overruns.length === 0) return null;
  return (
    <p className={styles.hint}>
      <WarningIcon size={15} />
      <span>
        {denied ? preview.message : overruns.map(describeOverrun).join('；')}
        {needsReason && (
          <>
            {' '}
            <a href={`#${PLACE}`}>填写原因</a>
          </>
        )}
      </span>
    </p>
  );
}
