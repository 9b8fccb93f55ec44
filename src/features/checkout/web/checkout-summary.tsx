import type { ReactNode } from 'react';
import { ORDER_LIST_PATH } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { kindsText } from '#features/cart/rules/public.ts';
import type { PayWay } from '#features/orders/contract/order-terms-schemas.ts';
import { afterSubmit, PAY_WAYS, type SubmitPlan } from '#features/orders/rules/public.ts';
import type { Address } from '#features/profile/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { Calculation } from '../contract/checkout-schemas.ts';
import styles from './checkout-summary.module.css';
import type { SubmitOutcome } from './use-submit-order.ts';

type CheckoutSummaryProps = {
  calculation: Calculation;
  address: Address | null;
  /** Null: the firm can pay by nothing. */
  payWay: PayWay | null;
  /** Whom the order has to pass first. */
  plan: SubmitPlan;
  /** Fields above are missing or wrong. */
  incomplete: boolean;
  stale: boolean;
  submitting: boolean;
  /** The tab's storage has been read, so the order has its key. */
  ready: boolean;
  outcome: SubmitOutcome;
  submitLabel: string;
  /** What has to be answered before the submit. */
  question: ReactNode;
  onSubmit: () => void;
  onOrderAgain: () => void;
};

/** What is to be paid and the submit; stays in view beside the lines. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { calculation, address, payWay, plan, incomplete, stale, submitting, ready, outcome } = props;
  const refused = calculation.lines.filter((line) => line.obstacle !== null).length;
  const message =
    outcome.message ??
    (refused > 0
      ? `${refused} 种商品暂时不能下单，请调整数量或移出后提交。`
      : incomplete
        ? '发票信息不完整，请补充后提交。'
        : null);
  return (
    <aside className={styles.summary} aria-label="订单金额">
      <h2 className={styles.title}>订单金额</h2>
      <Amounts calculation={calculation} stale={stale} />
      {address && (
        <p className={styles.to}>
          送至 {address.province === address.city ? '' : address.province} {address.city} {address.district}{' '}
          {address.detail}
          <br />
          {address.receiver} {address.phone}
        </p>
      )}
      {props.question}
      {message && <ProblemLine small>{message}</ProblemLine>}
      {outcome.alreadySent && (
        <p className={styles.again}>
          <PageLink href={ORDER_LIST_PATH}>查看我的订单</PageLink>
          <Button kind="quiet" size="sm" onClick={props.onOrderAgain}>
            已核对，作为新订单提交
          </Button>
        </p>
      )}
      <Permitted code="ORDER_ADD" shown>
        <Button
          kind="primary"
          size="lg"
          block
          busy={submitting}
          disabled={!ready || stale || refused > 0 || payWay === null || outcome.alreadySent}
          onClick={props.onSubmit}
        >
          {submitting ? '正在提交' : props.submitLabel}
        </Button>
      </Permitted>
      <p className={styles.footnote}>
        {payWay && `${PAY_WAYS[payWay].label}：${afterSubmit(plan, payWay)}。`}提交后为您保留库存，发货前可以取消。
      </p>
    </aside>
  );
}

function Amounts({ calculation, stale }: { calculation: Calculation; stale: boolean }) {
  const { goodsAmount, freightAmount, totalAmount, taxes, freeFreightGap, lines } = calculation;
  return (
    <dl className={joinClasses(styles.amounts, stale && styles.stale)} aria-busy={stale}>
      <div>
        <dt>商品金额（{kindsText(lines.filter((line) => line.obstacle === null))}）</dt>
        <dd>
          <Money yuan={goodsAmount} exact />
        </dd>
      </div>
      {taxes.map((share) => (
        <div key={share.taxRate} className={styles.tax}>
          <dt>其中税额（{share.taxRate}）</dt>
          <dd>
            <Money yuan={share.taxAmount} exact />
          </dd>
        </div>
      ))}
      <div>
        <dt>运费</dt>
        <dd>{freightAmount === '0.00' ? '免运费' : <Money yuan={freightAmount} exact />}</dd>
      </div>
      {freeFreightGap && (
        <div className={styles.gap}>
          <dt className="visually-hidden">距免运费</dt>
          <dd>
            再买 <Money yuan={freeFreightGap} exact /> 免运费
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>应付总额</dt>
        <dd>
          <Money yuan={totalAmount} exact />
        </dd>
      </div>
    </dl>
  );
}
