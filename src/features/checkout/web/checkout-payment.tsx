import { creditApplyHref } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import type { PayWay } from '#features/orders/contract/order-terms-schemas.ts';
import { afterSubmitShort, type SubmitPlan } from '#features/orders/rules/public.ts';
import { displayFen, displayYuan } from '#platform/shared/display-money.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { Section } from '#platform/web/display/section.tsx';
import { WarningIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CheckoutCustomer } from '../contract/checkout-schemas.ts';
import styles from './checkout-fields.module.css';
import { ChoiceCards } from './choice-cards.tsx';

type CheckoutPaymentProps = {
  payWays: CheckoutCustomer['payWays'];
  /** Of the order, decimal yuan. */
  total: string;
  /** Whom the order has to pass first. */
  plan: SubmitPlan;
  chosen: PayWay | null;
  onChoose: (payWay: PayWay) => void;
};

/** What an order on account lacks of the limit, with the way to more of it. */
function CreditShort({ way, total }: { way: CheckoutCustomer['payWays'][number] | undefined; total: string }) {
  if (!way || way.creditLeft === null) return null;
  const left = parseAmount(way.creditLeft);
  const short = parseAmount(total) - (left < 0n ? 0n : left);
  if (short <= 0n) return null;
  return (
    <p className={styles.warning}>
      <WarningIcon size={14} />
      {`可用额度还差 ${displayFen(short)}，请选择其他付款方式、减少金额`}
      <Permitted code="RECONCILIATION_MANAGEMENT_PAGE">
        ，或<PageLink href={creditApplyHref(formatAmount(short))}>申请提高额度</PageLink>
      </Permitted>
      。
    </p>
  );
}

/** Ways the firm may pay by; on account with what may still be owed. */
export function CheckoutPayment({ payWays, total, plan, chosen, onChoose }: CheckoutPaymentProps) {
  const cards = payWays.map(({ payWay, label, creditLeft, held }) => {
    const note = afterSubmitShort(plan, payWay);
    const left = creditLeft === null ? '' : `。可用额度 ${displayYuan(creditLeft)}`;
    return { value: payWay, label, note: held ?? note + left };
  });
  return (
    <Section title="付款方式">
      {cards.length === 0 && (
        <p className={styles.warning} role="alert">
          <WarningIcon size={14} />
          暂时没有可用的付款方式，请联系客服开通账期。
        </p>
      )}
      <ChoiceCards label="付款方式" cards={cards} chosen={chosen} onChoose={onChoose} />
      <CreditShort way={payWays.find(({ payWay }) => payWay === chosen)} total={total} />
    </Section>
  );
}
