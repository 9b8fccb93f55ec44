import { deskOrderHref } from '#business/paths/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { type Fact, Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DeskCase } from '../../contract/case-desk-schemas.ts';
import { CHILD_LABELS } from '../child-labels.ts';

const timeOf = (instant: string | null) => (instant === null ? null : displayTime(instant));

const refundWords = ({ refund }: DeskCase) =>
  refund && (
    <>
      <Money yuan={refund.amount} exact /> {refund.done ? '已退回' : '退款中'}
    </>
  );

const repairWords = ({ repair }: DeskCase) =>
  repair &&
  `${repair.finding}；${repair.estimate === '0.00' ? '免费' : displayYuan(repair.estimate)}，${repair.days} 天，${repair.statusLabel}`;

/** What has nothing to say is left out: most cases have neither refund, repair nor another order. */
const told = (facts: readonly Fact[]) =>
  facts.filter(({ value }) => value !== null && value !== undefined && value !== '');

/** What is to become of the case, and the order it is about. */
export function CaseFacts({ found }: { found: DeskCase }) {
  const { orderNo, childOrderNo, receiver, contact } = found;
  return (
    <>
      <Section title="处理信息">
        <Facts
          facts={told([
            { label: '申请金额', value: <Money yuan={found.askedAmount} exact /> },
            {
              label: '通过金额',
              value: found.grantedAmount === '0.00' ? null : <Money yuan={found.grantedAmount} exact />,
            },
            { label: '退订单运费', value: found.freight === '0.00' ? null : <Money yuan={found.freight} exact /> },
            { label: '退回方式', value: found.wayLabel },
            { label: '退回运费', value: contact && (found.freightPayer === 'shop' ? '商家承担' : '客户承担') },
            { label: '退货联系人', value: contact && `${contact.name} ${contact.phone}`.trim() },
            { label: '取件地址', value: contact?.place },
            { label: '无货时', value: found.exchangeWishLabel },
            { label: '退款', value: refundWords(found) },
            { label: '维修', value: repairWords(found) },
            {
              label: CHILD_LABELS[found.kind] ?? '换货补发订单',
              value: childOrderNo && <PageLink href={deskOrderHref(childOrderNo)}>{childOrderNo}</PageLink>,
            },
            { label: '客户确认期限', value: timeOf(found.confirmUntil) },
            { label: '驳回原因', value: found.rejectReason },
            { label: '重新打开', value: found.reopenings > 0 ? `${found.reopenings} 次` : null },
          ])}
        />
      </Section>
      <Section title="客户与订单">
        <Facts
          facts={[
            { label: '订单', value: <PageLink href={deskOrderHref(orderNo)}>{orderNo}</PageLink> },
            { label: '订单状态', value: found.orderStatusLabel },
            { label: '付款', value: found.payment },
            { label: '订单金额', value: <Money yuan={found.orderAmount} exact /> },
            { label: 'PO号', value: found.poNumber },
            { label: '下单时间', value: timeOf(found.submittedAt) },
            { label: '最近签收', value: timeOf(found.signedAt) },
            { label: '收货人', value: `${receiver.name} ${receiver.phone}` },
            { label: '收货地址', value: receiver.place },
          ]}
        />
      </Section>
    </>
  );
}
