import { BudgetText } from '#features/budgets/web/public.ts';
import { approverLabel } from '#features/orders/rules/public.ts';
import { Card } from '#platform/web/display/card.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ControlPreview } from '../contract/control-schemas.ts';
import styles from './checkout-control.module.css';

/** Who will have to agree, why, and what the order does to the budgets; nothing where nobody is asked. */
export function CheckoutControl({ preview: data }: { preview: ControlPreview | undefined }) {
  if (!data || (data.outcome === 'free' && data.budgets.length === 0 && data.coveredBy === null)) return null;
  return (
    <Card as="section" className={styles.control} aria-label="审批与预算">
      {data.coveredBy !== null && (
        <p>
          已由报价审批 <strong>{data.coveredBy}</strong> 覆盖，提交后无需再次审批。
        </p>
      )}
      {data.outcome === 'ask' && <Approvers preview={data} />}
      {data.budgets.length > 0 && <Budgets budgets={data.budgets} />}
    </Card>
  );
}

function Approvers({ preview: { reasons, steps, holdDays } }: { preview: ControlPreview }) {
  return (
    <>
      <h2 className={styles.title}>提交后需要审批</h2>
      <Quiet as="p">{reasons.map(({ flowName, because }) => `${flowName}：${because.join('；')}`).join('。')}</Quiet>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={`${index} ${step.name}`}>
            <strong>{step.name}</strong> {step.approvers.map(approverLabel).join('、')}
            <Quiet>{step.modeLabel}</Quiet>
          </li>
        ))}
      </ol>
      <Quiet as="p">审批期间价格和库存为您保留 {holdDays} 个工作日。</Quiet>
    </>
  );
}

function Budgets({ budgets }: Pick<ControlPreview, 'budgets'>) {
  return (
    <>
      <h2 className={styles.title}>预算</h2>
      <ul className={styles.steps}>
        {budgets.map((budget) => (
          <li key={`${budget.code} ${budget.label} ${budget.before}`}>
            {budget.name} {budget.label}
            {budget.over && <Tag tone="danger">{`超预算，${budget.policyLabel}`}</Tag>}
            <Quiet>
              <BudgetText limit={budget.limit} left={budget.before} />
              {budget.limit !== null && (
                <>
                  {' '}
                  → 下单后 <BudgetText limit={budget.limit} left={budget.after} />
                </>
              )}
            </Quiet>
          </li>
        ))}
      </ul>
    </>
  );
}
