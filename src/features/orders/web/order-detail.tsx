import type { ReactNode } from 'react';
import { applyHref, caseHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Section } from '#platform/web/display/section.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { OrderDetail } from '../contract/order-schemas.ts';
import { OrderActions } from './life/order-actions.tsx';
import { AddressSection, InvoiceSection, LinesSection } from './life/order-cards.tsx';
import { OrderFiles } from './life/order-files.tsx';
import { NextLine, SideStates } from './life/order-standing.tsx';
import { PoNumber } from './life/po-number.tsx';
import styles from './order-detail.module.css';
import { OrderInfo } from './order-info.tsx';
import { OrderStatusTag } from './order-status-tag.tsx';
import { OverBudgetNote } from './over-budget-note.tsx';

type Props = {
  order: OrderDetail;
  /** Stages and log: their parts belong to the user center, and this module reaches pages outside it. */
  progress: ReactNode;
  log: ReactNode;
  /** The way to another invoice, where there is one: its form belongs to the checkout. */
  editInvoice: ReactNode;
  /** Parcels and receipts, between the facts and the goods: another feature's. */
  children?: ReactNode;
};

/** The case this order was made for: goods sent again, exchanged or kept. */
const originOf = ({ originCaseNo }: OrderDetail) =>
  originCaseNo
    ? [{ label: '来源售后单', value: <PageLink href={caseHref(originCaseNo)}>{originCaseNo}</PageLink> }]
    : [];

/** The page of an order: what happens next first, then facts, goods, money, files and log. */
export function OrderDetailView({ order, progress, log, editInvoice, children }: Props) {
  return (
    <DetailPage
      title="订单"
      number={order.orderNo}
      status={<OrderStatusTag status={order.status} label={order.statusLabel} />}
      note={`${order.buyerName} 于 ${displayTime(order.submittedAt)} 提交`}
      actions={<OrderActions order={order} />}
      progress={
        <>
          <NextLine order={order} />
          <OverBudgetNote overBudget={order.overBudget} />
          {progress}
          <SideStates sides={order.sides} />
        </>
      }
    >
      <div className={styles.facts}>
        <AddressSection order={order} />
        <OrderInfo
          facts={[
            { label: 'PO号', value: <PoNumber order={order} /> },
            { label: '采购方', value: order.firmName },
            { label: '付款方式', value: order.payWay },
            { label: '备注', value: order.note },
            ...originOf(order),
          ]}
        />
        <InvoiceSection order={order} action={order.canEditInvoice && editInvoice} />
      </div>
      {children}
      <LinesSection
        order={order}
        applyOf={order.canApplyAfterSale ? (lineNo) => applyHref(order.orderNo, { lineNo }) : undefined}
      />
      <OrderFiles files={order.files} />
      <Section title="订单动态">{log}</Section>
    </DetailPage>
  );
}
