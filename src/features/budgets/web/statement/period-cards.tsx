import { displayYuan } from '#platform/shared/display-money.ts';
import { Money } from '#platform/web/display/money.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { StatementPeriod } from '../../contract/budget-schemas.ts';
import { FREQUENCIES, OVER_POLICIES } from '../../rules/budget-labels.ts';
import { BudgetBar } from '../budget-bar.tsx';
import type { BudgetSearch } from '../budget-search.ts';
import { BudgetText } from '../budget-text.tsx';
import styles from '../budgets.module.css';
import { LimitText } from '../limit-text.tsx';

type Props = { periods: readonly StatementPeriod[]; search: BudgetSearch; address: ListAddress };

function Figures({ period }: { period: StatementPeriod }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>额度</dt>
        <dd>
          <LimitText limit={period.limit} />
        </dd>
      </div>
      <div>
        <dt>已占用</dt>
        <dd>
          <Money yuan={period.reserved} exact />
        </dd>
      </div>
      <div>
        <dt>已使用</dt>
        <dd>
          <Money yuan={period.used} exact />
        </dd>
      </div>
      <div>
        <dt>可用</dt>
        <dd>
          <BudgetText limit={period.limit} left={period.available} />
        </dd>
      </div>
    </dl>
  );
}

/** The periods of all rules, those of today first to be seen; one of them narrows the list to itself. */
export function PeriodCards({ periods, search, address }: Props) {
  return (
    <ul className={styles.periods} aria-label="预算周期">
      {periods.map((period) => {
        const chosen = search.ruleId === period.ruleId && search.period === period.startsOn;
        const { frequency, startsOn, endsOn, carried, overPolicy } = period;
        return (
          <li key={`${period.ruleId} ${startsOn}`} className={joinClasses(styles.period, chosen && styles.chosen)}>
            <PageLink
              href={address.hrefOf({
                ruleId: chosen ? undefined : period.ruleId,
                period: chosen ? undefined : startsOn,
              })}
              aria-current={chosen || undefined}
            >
              {FREQUENCIES[frequency].label} {startsOn} 至 {endsOn}
            </PageLink>
            <span className={styles.quiet}>
              {period.current ? '本期' : '已结束'} · 超额{OVER_POLICIES[overPolicy].label}
              {carried !== '0.00' && ` · 含结转 ${displayYuan(carried)}`}
            </span>
            <BudgetBar {...period} />
            <Figures period={period} />
          </li>
        );
      })}
    </ul>
  );
}
