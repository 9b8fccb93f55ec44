import { orderHref } from '#business/paths/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SimulationAnswer } from '../contract/approval-flow-schemas.ts';
import type { FlowDraft } from '../rules/flow-draft.ts';
import styles from './flow-editor.module.css';
import effectStyles from './flow-effect.module.css';

const VERBS: Readonly<Record<FlowDraft['effect'], string>> = { approve: '拦截', deny: '拒绝', bypass: '直接放行' };

/** 这条规则上月会拦截 37 单, with the list of them. */
export function SimulatedOrders({ answer, effect }: { answer: SimulationAnswer; effect: FlowDraft['effect'] }) {
  const { examined, caught, caughtAmount, newlyCaught, truncated, orders } = answer;
  const verb = VERBS[effect];
  return (
    <div className={effectStyles.simulated}>
      <p>
        这条规则上月会{verb} <b>{caught} 单</b>
        {caught > 0 && `，合计 ${displayYuan(caughtAmount)}`}。
      </p>
      <p className={styles.hint}>
        看了您可见的{truncated ? '最近 ' : '全部 '}
        {examined} 单{effect === 'approve' && caught > 0 && `；其中 ${newlyCaught} 单目前不需要审批`}。
      </p>
      <ul>
        {orders.map(({ orderNo, submittedAt, buyerName, amount, because }) => (
          <li key={orderNo}>
            <p className={effectStyles.simulatedHead}>
              <PageLink href={orderHref(orderNo)} target="_blank">
                {orderNo}
              </PageLink>
              <span>{displayYuan(amount)}</span>
            </p>
            <p className={styles.hint}>
              {displayTime(submittedAt)} · {buyerName} · {because.join('；')}
            </p>
          </li>
        ))}
      </ul>
      {caught > orders.length && <p className={styles.hint}>只列出最近 {orders.length} 单。</p>}
    </div>
  );
}
