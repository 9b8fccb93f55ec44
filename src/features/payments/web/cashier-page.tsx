import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { payHref } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { takesMoney } from '../rules/payment-outcome.ts';
import { ChannelCards } from './channel-cards.tsx';
import { loadWays } from './load-payment.ts';
import { PayActs } from './pay-acts.tsx';
import { PayHead } from './pay-head.tsx';
import styles from './payment.module.css';
import { paymentChannelsQuery, watchedPaymentQuery } from './payment-queries.ts';
import { readPaymentSearch } from './payment-search.ts';
import { SettledView } from './settled-view.tsx';
import { useStartPayment } from './use-start-payment.ts';

export const Route = createFileRoute('/_default/cashier.html')({
  validateSearch: readPaymentSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => loadWays(queryClient, deps),
  component: CashierPage,
});

/** Changes how an order is paid (specification 2.2), as long as it waits for its money. */
function CashierPage() {
  const { orderNo = '' } = Route.useSearch();
  const { data: state } = useSuspenseQuery(watchedPaymentQuery(orderNo));
  return (
    <div className={styles.page}>
      {takesMoney(state) ? (
        <>
          <PayHead title="更换付款方式" state={state} />
          <Ways state={state} />
        </>
      ) : (
        <SettledView state={state} />
      )}
    </div>
  );
}

function Ways({ state }: { state: PaymentState }) {
  const { orderNo, payWay, payment } = state;
  const { data } = useSuspenseQuery(paymentChannelsQuery);
  const now = payWay === 'online' ? (payment?.channel ?? null) : payWay;
  const [chosen, setChosen] = useState(now);
  const { busy, problem, start } = useStartPayment(orderNo);
  const channel = data.channels.find((one) => one.channel === chosen);
  return (
    <Section title="付款方式">
      <ChannelCards label="付款方式" channels={data.channels} chosen={chosen} onChoose={setChosen} />
      <PayActs
        label={chosen === 'account' ? '确认使用账期' : '使用此方式付款'}
        problem={problem}
        busy={busy}
        onPay={channel ? () => void start(channel.channel) : null}
      >
        <ButtonLink href={payHref(orderNo)}>返回</ButtonLink>
      </PayActs>
    </Section>
  );
}
