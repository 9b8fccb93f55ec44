import { Section } from '#platform/web/display/section.tsx';
import { MoneySummary } from '#platform/web/kits/detail/money-summary.tsx';
import type { StatementDetail } from '../../contract/statement-schemas.ts';

type Shown = Pick<StatementDetail, 'goods' | 'adjustments' | 'amount' | 'due' | 'byTaxRate' | 'byState'>;

/** Below the lines: everything adds up to what is due. */
export function Summary({ found: { goods, adjustments, due, byState } }: { found: Shown }) {
  const settled = byState.settled;
  return (
    <Section title="本期合计" note="含税" flush>
      <MoneySummary
        rows={[
          { label: '签收明细与运费', yuan: goods.amount, note: `${goods.lines.toLocaleString('zh-CN')} 行` },
          ...(adjustments.lines > 0
            ? [{ label: '退货、优惠与调整', yuan: adjustments.amount, note: `${adjustments.lines} 笔` }]
            : []),
          ...(settled && settled.lines > 0
            ? [{ label: '已另行付款', yuan: settled.amount, note: `${settled.lines} 行`, minus: true }]
            : []),
        ]}
        total={{ label: '本期应付', yuan: due }}
      />
    </Section>
  );
}

/** Net and tax by rate: what the invoices will say. */
export function RateSection({ found }: { found: Pick<Shown, 'byTaxRate' | 'amount'> }) {
  return (
    <Section title="按税率" note="开票时的合计" flush>
      <MoneySummary
        rows={found.byTaxRate.flatMap(({ taxRate, net, tax }) => [
          { label: `税率 ${taxRate} 未税`, yuan: net },
          { label: `税率 ${taxRate} 税额`, yuan: tax },
        ])}
        total={{ label: '价税合计', yuan: found.amount }}
      />
    </Section>
  );
}
