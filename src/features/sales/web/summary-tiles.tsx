import { Money } from '#platform/web/display/money.tsx';
import type { SalesSummary } from '../contract/sales-contract.ts';
import { Growth } from './growth.tsx';
import styles from './workspace.module.css';

/** The year so far over all customers, and how much waits. */
export function SummaryTiles({ summary }: { summary: SalesSummary }) {
  return (
    <dl className={styles.tiles}>
      <div>
        <dt>今年金额</dt>
        <dd>
          <Money yuan={summary.yearAmount} exact />
        </dd>
      </div>
      <div>
        <dt>去年同期</dt>
        <dd>
          <Money yuan={summary.lastYearAmount} exact />
          <Growth growth={summary.growth} />
        </dd>
      </div>
      <div>
        <dt>7 天内到期的报价</dt>
        <dd>{summary.expiringQuotes}</dd>
      </div>
      <div>
        <dt>处理中的询价</dt>
        <dd>{summary.openEnquiries}</dd>
      </div>
      <div>
        <dt>今年经我的分享</dt>
        <dd>
          <Money yuan={summary.sharedAmount} exact />
          <span className={styles.flat}>
            订单 {summary.sharedOrders} · 报价 {summary.sharedQuotes} · 询价 {summary.sharedEnquiries}
          </span>
        </dd>
      </div>
    </dl>
  );
}
