import type { ReactNode } from 'react';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { Tile } from '#platform/web/display/tile.tsx';
import type { AccountView } from '../../contract/receivable-schemas.ts';
import { AgeBar } from '../age-bar.tsx';
import styles from '../receivables.module.css';

const Figure = ({ label, note, children }: { label: string; note: string; children: ReactNode }) => (
  <Tile>
    <span className={styles.label}>{label}</span>
    <strong className={styles.value}>{children}</strong>
    <span className={styles.note}>{note}</span>
  </Tile>
);

const isBelowZero = (yuan: string) => yuan.startsWith('-');

function usedNote({ credit, unbilled }: AccountView): string {
  if (credit && isBelowZero(credit.used)) return '预付及多付的款项，可用于后续订单';
  return isBelowZero(unbilled) ? '已开票未付与未出账订单之和' : `其中未出账订单 ${displayYuan(unbilled)}`;
}

function nextNote({ nextDue }: AccountView): string {
  if (!nextDue) return '没有待付的对账单';
  return nextDue.late > 0 ? `应于 ${nextDue.dueOn} 付款，已逾期 ${nextDue.late} 天` : `${nextDue.dueOn} 到期`;
}

/** What may be owed, is owed and is left; what is due next; and all of it by age. */
export function CreditSums({ account }: { account: AccountView }) {
  const { credit, ageing, nextDue, free, open } = account;
  return (
    <Section title="账期与额度" note={credit ? `账期 ${credit.termDays} 天` : undefined}>
      <Stack>
        {!credit && <p className={styles.note}>贵司尚未开通账期。开通后可先收货、按对账单付款，请联系客服申请。</p>}
        {credit?.held && (
          <p className={styles.held} role="alert">
            {credit.held}
          </p>
        )}
        <ul className={styles.tiles} aria-label="额度">
          {credit && (
            <>
              <Figure label="授信额度" note={credit.countOpen ? '未出账订单占用额度' : '只计已出账未付金额'}>
                {credit.limit === null ? '不限' : displayYuan(credit.limit)}
              </Figure>
              <Figure label="已用额度" note={usedNote(account)}>
                {displayYuan(credit.used)}
              </Figure>
              <Figure label="可用额度" note="下单时按此核对">
                {credit.available === null ? '不限' : displayYuan(credit.available)}
              </Figure>
            </>
          )}
          <Figure label="最近应付" note={nextNote(account)}>
            {nextDue ? displayYuan(nextDue.open) : '—'}
          </Figure>
          <Figure label="未付合计" note={free === '0.00' ? '已出账未付' : `另有待核销回款 ${displayYuan(free)}`}>
            {displayYuan(open)}
          </Figure>
        </ul>
        <AgeBar ageing={ageing} />
      </Stack>
    </Section>
  );
}
