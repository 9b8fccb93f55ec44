import { sharedLogisticsHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import type { SharedOrder } from '../../contract/order-link-contract.ts';
import { AddressSection, LinesSection } from '../life/order-cards.tsx';
import { SideStates } from '../life/order-standing.tsx';
import { printHref } from '../life/print-href.ts';
import styles from '../order-detail.module.css';
import { OrderInfo } from '../order-info.tsx';
import { OrderStatusTag } from '../order-status-tag.tsx';

/**
 * An order as somebody sees it who was given a link: no acts, no log, masked. `code` opens its logistics and papers too;
 * links of smart cabinets have none.
 */
export function SharedOrderView({ order, code }: { order: SharedOrder; code?: string }) {
  return (
    <DetailPage
      title="订单"
      number={order.orderNo}
      status={<OrderStatusTag status={order.status} label={order.statusLabel} />}
      note={`${order.firmName} ${order.buyerName} 分享，链接有效至 ${displayTime(order.until)}`}
      actions={
        code && (
          <>
            <ButtonLink href={sharedLogisticsHref(code)}>查看物流</ButtonLink>
            <ButtonLink href={printHref({ code }, 'delivery')} target="_blank">
              打印送货单
            </ButtonLink>
            {order.sums && (
              <ButtonLink href={printHref({ code })} target="_blank">
                打印订单
              </ButtonLink>
            )}
          </>
        )
      }
      progress={<SideStates sides={order.sides} />}
    >
      <div className={styles.facts}>
        <AddressSection order={order} />
        <OrderInfo
          facts={[
            { label: 'PO号', value: order.poNumber },
            { label: '承诺交期', value: order.promise?.text },
            { label: '下单时间', value: displayTime(order.submittedAt) },
            { label: '备注', value: order.note },
          ]}
        />
      </div>
      <LinesSection order={order} narrow />
    </DetailPage>
  );
}
