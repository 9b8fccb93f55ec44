import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { DeskCaseLine } from '../../contract/case-desk-schemas.ts';
import styles from './case-desk.module.css';
import type { Counted, TypedCounts } from './typed-counts.ts';

const LABELS: Readonly<Record<Counted, string>> = {
  ...{ received: '实收', good: '良品', blocked: '待处理', scrap: '报废', refused: '不予受理' },
};

type Props = {
  lines: readonly DeskCaseLine[];
  fields: readonly Counted[];
  typed: readonly TypedCounts[];
  onChange: (typed: TypedCounts[]) => void;
};

/** What came of each line and how it was graded. */
export function CountLines({ lines, fields, typed, onChange }: Props) {
  const put = (place: number, change: Partial<TypedCounts>) =>
    onChange(typed.map((row, index) => (index === place ? { ...row, ...change } : row)));
  return (
    <ul className={styles.lines}>
      {lines.map((line, place) => (
        <li key={line.lineNo} className={styles.line}>
          <CellLines>
            <span>{line.productName}</span>
            <small>
              {[line.itemNo, ...lineFieldWords(line.written), line.reasonLabel].join(' · ')} · 应退{' '}
              {line.granted ?? line.quantity} {line.orderUnit}
            </small>
          </CellLines>
          <div className={styles.fields}>
            {fields.map((field) => (
              <TextField
                key={field}
                label={
                  <>
                    {LABELS[field]}
                    <span className="visually-hidden"> {line.itemNo}</span>
                  </>
                }
                inputMode="numeric"
                maxLength={6}
                placeholder="0"
                value={typed[place]?.[field] ?? ''}
                onChange={({ target: { value } }) => put(place, { [field]: value })}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
