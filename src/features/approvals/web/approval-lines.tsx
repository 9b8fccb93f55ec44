import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ApprovalDetail } from '../contract/approval-schemas.ts';
import styles from './approval-lines.module.css';
import { PriceTrend } from './price-trend.tsx';

type Line = ApprovalDetail['lines'][number];

interface Choice {
  refused: ReadonlySet<number>;
  onToggle: (lineNo: number) => void;
}

type Props = {
  lines: readonly Line[];
  /** Null: nothing can be refused here. */
  choice: Choice | null;
  /** They are to be bought: what was paid before matters. */
  bought: boolean;
};

/** What is asked for, line by line, with what was paid before; single lines can be left out. */
export function ApprovalLines({ lines, choice, bought }: Props) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li
          key={line.lineNo}
          className={styles.line}
          data-out={line.refused || choice?.refused.has(line.lineNo) || undefined}
        >
          {line.productImg && (
            <Picture src={line.productImg} alt="" width={56} height={56} className={styles.picture} />
          )}
          <div className={styles.goods}>
            <p className={styles.name}>{line.name}</p>
            <p className={styles.codes}>
              {[line.itemNo, line.brandName, line.mpn, ...lineFieldWords(line)].filter(Boolean).join(' · ')}
            </p>
            {bought && <PriceTrend prices={line.prices} now={line.unitPrice} />}
          </div>
          <div className={styles.sums}>
            <span>
              <Money yuan={line.unitPrice} exact /> × {line.quantity} {line.unit}
            </span>
            <Money yuan={line.amount} exact className={styles.amount} />
            <Refusal line={line} choice={choice} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Refusal({ line, choice }: { line: Line; choice: Choice | null }) {
  if (line.refused) return <Tag tone="danger">{line.refusedReason}</Tag>;
  if (!choice) return null;
  return (
    <Checkbox
      label={`不同意第 ${line.lineNo} 行`}
      checked={choice.refused.has(line.lineNo)}
      onChange={() => choice.onToggle(line.lineNo)}
    />
  );
}
