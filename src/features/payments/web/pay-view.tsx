import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { cashierHref } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import type { PaymentState } from '../contract/payment-schemas.ts';
import { BankPanel } from './bank-panel.tsx';
import { ChannelCards } from './channel-cards.tsx';
import { PayActs } from './pay-acts.tsx';
import styles from './payment.module.css';
import { paymentChannelsQuery } from './payment-queries.ts';
import { useStartPayment } from './use-start-payment.ts';

/** Ways that are no channel of somebody else's. */
const OWN_WAYS: readonly string[] = ['account', 'transfer'];

/** What the payer does now: transfer, scan, or go to the channel. */
export function PayView({ state }: { state: PaymentState }) {
  const other = <ButtonLink href={cashierHref(state.orderNo)}>更换付款方式</ButtonLink>;
  if (state.payWay === 'transfer' && state.payment?.instructions.kind === 'bank') {
    return (
      <Section title="对公转账">
        <BankPanel state={state} />
        <div className={styles.actions}>{other}</div>
      </Section>
    );
  }
  return <OnlineView state={state} other={other} />;
}

function OnlineView({ state, other }: { state: PaymentState; other: ReactNode }) {
  const { data } = useSuspenseQuery(paymentChannelsQuery);
  const channels = data.channels.filter(({ channel }) => !OWN_WAYS.includes(channel));
  const [chosen, setChosen] = useState(state.payment?.channel ?? null);
  const channel = channels.find((one) => one.channel === chosen) ?? channels[0];
  const { busy, problem, start } = useStartPayment(state.orderNo);
  // Without any there is nothing to pay any more.
  const { kind = '', image = '' } = state.payment?.instructions ?? {};
  return (
    <Section title="选择支付渠道">
      {state.outcome === 'failed' && (
        <ProblemLine small className={styles.message}>
          上次支付没有成功，没有扣款。请重试或更换付款方式。
        </ProblemLine>
      )}
      <ChannelCards label="支付渠道" channels={channels} chosen={channel?.channel ?? null} onChoose={setChosen} />
      {kind === 'waiting' && <p className={styles.hint}>正在向支付渠道获取付款码，请稍候…</p>}
      {kind === 'qr' && image && (
        <div className={styles.qr}>
          <img src={image} alt="付款二维码" width={200} height={200} />
          <p>请用手机扫码完成支付，页面会自动更新。</p>
        </div>
      )}
      <PayActs
        label={busy ? '正在前往' : '立即支付'}
        problem={problem}
        busy={busy}
        onPay={channel ? () => void start(channel.channel) : null}
      >
        {other}
      </PayActs>
    </Section>
  );
}
