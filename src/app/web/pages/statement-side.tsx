import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { accountStatementHref, USER_CREDIT_PATH } from '#business/paths/rules/public.ts';
import { kindOf, sessionQuery } from '#features/access/web/public.ts';
import type { receivableContract } from '#features/receivables/contract/receivable-contract.ts';
import type { AccountView } from '#features/receivables/contract/receivable-schemas.ts';
import calls from '#features/receivables/contract/receivables-calls.gen.json';
import { displayYuan } from '#platform/shared/display-money.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';
import { featureApi } from '#platform/web/api-client.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { AGES, shareOf } from './age-shares.ts';
import styles from './statement-side.module.css';

const { query } = featureApi<typeof receivableContract>('receivables', calls);
const accountQuery = query.account.queryOptions({ input: {} });

/** Beside a statement: what its company owes by age, what is due next, and what it may still buy on account. */
export function StatementSide() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const mine = session !== null && BUYING_PEOPLE.includes(kindOf(session));
  const { data: account } = useQuery({ ...accountQuery, enabled: mine });
  if (!account) return null;
  return (
    <>
      <Ageing account={account} />
      {account.credit && <Credit credit={account.credit} />}
    </>
  );
}

function Ageing({ account: { ageing, open, overdue, nextDue } }: { account: AccountView }) {
  return (
    <Section title="应付账龄" action={<PageLink href={USER_CREDIT_PATH}>账户</PageLink>}>
      <div className={styles.bar} aria-hidden="true">
        {AGES.map(({ bucket }) => (
          <span key={bucket} data-bucket={bucket} style={{ flexGrow: shareOf(ageing[bucket], open) }} />
        ))}
      </div>
      <dl className={styles.rows}>
        {AGES.map(({ bucket, label }) => (
          <div key={bucket} className={styles.row} data-empty={ageing[bucket] === '0.00'}>
            <dt data-bucket={bucket}>{label}</dt>
            <dd>
              <small>{shareOf(ageing[bucket], open).toFixed(1)}%</small>
              <Money yuan={ageing[bucket]} exact />
            </dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>应付合计</dt>
          <dd>
            <Money yuan={open} exact />
          </dd>
        </div>
        {overdue !== '0.00' && (
          <div className={styles.late}>
            <dt>其中逾期</dt>
            <dd>
              <Money yuan={overdue} exact />
            </dd>
          </div>
        )}
      </dl>
      {nextDue && (
        <p className={styles.note}>
          最近应付 {displayYuan(nextDue.open)}，
          {nextDue.late > 0 ? `已逾期 ${nextDue.late} 天` : `${nextDue.dueOn} 到期`}{' '}
          <PageLink href={accountStatementHref(nextDue.statementNo)}>{nextDue.statementNo}</PageLink>
        </p>
      )}
    </Section>
  );
}

function Credit({ credit }: { credit: NonNullable<AccountView['credit']> }) {
  const { limit, used, available } = credit;
  const share = limit === null ? 0 : Math.min(100, Math.max(0, shareOf(used, limit)));
  return (
    <Section title="授信额度">
      <p className={styles.available}>
        <span>可用</span>
        <strong>{available === null ? '不限' : displayYuan(available)}</strong>
      </p>
      {limit !== null && (
        <div className={styles.bar} data-bar="credit" aria-hidden="true">
          <span data-full={share >= 100} style={{ flexGrow: share }} />
          <span data-rest="true" style={{ flexGrow: 100 - share }} />
        </div>
      )}
      <p className={styles.used}>
        <span>已用 {displayYuan(used)}</span>
        <span>额度 {limit === null ? '不限' : displayYuan(limit)}</span>
      </p>
      {credit.held && <p className={styles.held}>{credit.held}</p>}
    </Section>
  );
}
