import type { PayWay } from '#features/orders/contract/order-terms-schemas.ts';
import { afterSubmitShort, type SubmitPlan } from '#features/orders/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Section } from '#platform/web/display/section.tsx';
import { WarningIcon } from '#platform/web/icons/icons.tsx';
import type { CheckoutCustomer } from '../contract/checkout-schemas.ts';
import styles from './checkout-fields.module.css';
import { ChoiceCards } from './choice-cards.tsx';

type CheckoutPaymentProps = {
  payWays: CheckoutCustomer['payWays'];
  /** Whom the order has to pass first. */
  plan: SubmitPlan;
  chosen: PayWay | null;
  onChoose: (payWay: PayWay) => void;
};

/** Ways the firm may pay by; on account with what may still be owed. */
export function CheckoutPayment({ payWays, plan, chosen, onChoose }: CheckoutPaymentProps) {
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
    </Section>
  );
}
