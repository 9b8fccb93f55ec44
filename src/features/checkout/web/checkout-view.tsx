import { submitPlanOf } from '#features/orders/rules/public.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { LoadingOverlay } from '#platform/web/feedback/page-loading.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { awaitedOf } from './awaited-of.ts';
import styles from './checkout.module.css';
import { CheckoutAddresses } from './checkout-addresses.tsx';
import { CheckoutControl } from './checkout-control.tsx';
import { CheckoutFiles } from './checkout-files.tsx';
import { CheckoutInvoice } from './checkout-invoice.tsx';
import { CheckoutLinesTable } from './checkout-lines-table.tsx';
import { CheckoutNotes } from './checkout-notes.tsx';
import { CheckoutOverBudget, OverBudgetHint } from './checkout-over-budget.tsx';
import { CheckoutPayment } from './checkout-payment.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PriceChangedDialog } from './price-changed-dialog.tsx';
import { useCheckout } from './use-checkout.ts';
import type { CheckoutLines } from './use-checkout-lines.ts';
import { useLineCodes } from './use-line-codes.ts';

/** One page from address to submit; errors stand beside what they concern. */
export function CheckoutView({ checkout }: { checkout: CheckoutLines }) {
  const facts = useCheckout(checkout);
  const { addresses, address, calculation, stale, draft, submitting, outcome, placeOrder, reprice, customer } = facts;
  const { payWay, invoice, checked, begin, overBudget } = facts;
  const codes = useLineCodes(checkout, draft, facts.update);
  const plan = submitPlanOf(overBudget.preview);
  const awaits = awaitedOf(overBudget.preview, payWay);
  if (!calculation) {
    if (facts.failed) return <ErrorState title="订单金额计算失败" onRetry={reprice} />;
    return <SkeletonRows count={4} height={72} />;
  }
  return (
    <div className={styles.columns}>
      <LoadingOverlay active={submitting} label="正在提交订单" whole />
      <Stack>
        <OverBudgetHint overBudget={overBudget} />
        <CheckoutAddresses
          addresses={addresses}
          chosen={address}
          error={facts.addressError}
          onChoose={facts.chooseAddress}
        />
        <CheckoutLinesTable
          checkout={checkout}
          calculation={calculation}
          stale={stale}
          codes={codes}
          awaits={awaits}
          errors={outcome.lineErrors}
        />
        <CheckoutPayment
          plan={plan}
          payWays={customer.payWays}
          total={calculation.totalAmount}
          chosen={payWay}
          onChoose={(way) => begin({ payWay: way })}
        />
        <CheckoutInvoice
          invoice={invoice}
          checked={checked}
          remembered={customer.invoices}
          firm={customer.firmInvoice}
          disabled={draft === null}
          onChange={(next) => begin({ invoice: next })}
        />
        <CheckoutNotes draft={draft} costCenters={customer.costCenters} onChange={facts.update} />
        <CheckoutControl preview={overBudget.preview} />
        <CheckoutFiles files={draft?.files ?? []} onChange={(files) => begin({ files })} />
      </Stack>
      <CheckoutSummary
        calculation={calculation}
        address={address}
        payWay={payWay}
        plan={plan}
        stale={stale}
        submitting={submitting}
        outcome={outcome}
        ready={draft !== null}
        incomplete={facts.incomplete}
        submitLabel={overBudget.needsReason ? '确认超出预算并提交' : '提交订单'}
        question={
          <CheckoutOverBudget
            overBudget={overBudget}
            checked={checked}
            reason={draft?.overReason ?? ''}
            onReason={(overReason) => facts.update({ overReason })}
          />
        }
        onSubmit={() => void placeOrder(calculation)}
        onOrderAgain={facts.orderAgain}
      />
      <PriceChangedDialog
        seen={calculation}
        now={outcome.priceChange}
        submitting={submitting}
        onAccept={(now) => void placeOrder(now)}
        onClose={() => {
          facts.clearOutcome();
          reprice();
        }}
      />
    </div>
  );
}
