import { Money } from '#platform/web/display/money.tsx';
import type { StatementDetail } from '../../contract/statement-schemas.ts';
import styles from './statement.module.css';

const whole = (count: number) => count.toLocaleString('zh-CN');
type Shown = Pick<StatementDetail, 'due' | 'net' | 'tax' | 'goods' | 'adjustments' | 'byTaxRate' | 'byState'>;

/** What the statement comes to and how much of it has been said yes to, in figures that add up. */
export function StatementSums({ found: { due, net, tax, goods, adjustments, byTaxRate, byState } }: { found: Shown }) {
  const { confirmed, open, disputed, booked } = byState;
  const one = byTaxRate.length === 1 ? ` ${byTaxRate[0]?.taxRate}` : '';
  const tiles = [
    {
      label: '本期应付',
      yuan: due,
      note: `${whole(goods.lines)} 行${adjustments.lines > 0 ? ` + ${whole(adjustments.lines)} 笔调整` : ''}`,
      large: true,
    },
    { label: '未税', yuan: net },
    { label: `税额${one}`, yuan: tax },
    { label: '已确认', yuan: confirmed?.due ?? '0.00', note: `${whole(confirmed?.lines ?? 0)} 行`, tone: 'done' },
    { label: '待确认', yuan: open?.due ?? '0.00', note: `${whole(open?.lines ?? 0)} 行` },
    {
      label: '有异议',
      yuan: disputed?.due ?? '0.00',
      note: `${whole(disputed?.lines ?? 0)} 行`,
      tone: (disputed?.lines ?? 0) > 0 ? 'wrong' : undefined,
    },
    // In effect without a word: without them the figures before do not add up to what is due.
    ...(booked && booked.lines > 0
      ? [{ label: '退货与调整', yuan: booked.due, note: `${whole(booked.lines)} 笔` }]
      : []),
  ];
  return (
    <dl className={styles.sums}>
      {tiles.map(({ label, yuan, note, tone, large }) => (
        <div key={label} className={styles.sum} data-tone={tone}>
          <dt>{label}</dt>
          <dd>
            <Money yuan={yuan} exact large={large} />
            {note && <span className={styles.sumNote}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
