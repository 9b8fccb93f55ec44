import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { DeskCase } from '../../contract/case-desk-schemas.ts';

const LIMIT = '无需退回且超过单人额度的，由另一位同事复核';

/** A decision that waits for a second person. */
export function DecisionNotice({ found: { decision, acts, aloneAmount } }: { found: DeskCase }) {
  if (!decision) return null;
  const lines = decision.lines.map(
    ({ lineNo, quantity, amount }) => `第 ${lineNo} 行 ${quantity} 件 ${displayYuan(amount)}`,
  );
  return (
    <Section
      title="等待复核"
      note={acts.includes('check') ? `${LIMIT}（${displayYuan(aloneAmount)}）` : '等待另一位有复核权限的同事'}
    >
      <Facts
        facts={[
          { label: '审核人', value: `${decision.decidedBy}，${displayTime(decision.at)}` },
          { label: '给客户', value: <Money yuan={decision.amount} exact /> },
          { label: '其中运费', value: <Money yuan={decision.freight} exact /> },
          { label: '退回方式', value: decision.wayLabel },
          { label: '逐行', value: lines.join('；') },
          { label: '说明', value: decision.note },
        ]}
      />
    </Section>
  );
}
