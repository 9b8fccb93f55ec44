import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { COLUMN_USES, type ColumnUse, type ColumnUses, type UploadAnswer } from '../../contract/bank-schemas.ts';
import styles from '../receivables.module.css';

type Props = { answer: UploadAnswer; uses: ColumnUses; onChange: (uses: ColumnUses) => void };

const KINDS = Object.entries(COLUMN_USES) as [ColumnUse, string][];

/** What the columns of a bank's table mean, where nobody knows yet. */
export function ColumnFields({ answer: { header, sample }, uses, onChange }: Props) {
  const exampleOf = (at: number) => sample.find((row) => row[at])?.[at];
  const options = header.flatMap((head, at) =>
    head === '' ? [] : [{ value: head, label: exampleOf(at) ? `${head}（如 ${exampleOf(at)}）` : head }],
  );
  const choose = (use: ColumnUse, head: string) => {
    const { [use]: _, ...others } = uses;
    onChange(head === '' ? others : { ...others, [use]: [head] });
  };
  return (
    <>
      <p className={styles.note}>没有认出表头，请指定各列的含义：日期，以及收入、支出两列或一列带正负的金额。</p>
      <Halves>
        {KINDS.map(([use, label]) => (
          <SelectField
            key={use}
            label={label}
            placeholder="没有这一列"
            options={options}
            value={uses[use]?.[0] ?? ''}
            onChange={(event) => choose(use, event.target.value)}
          />
        ))}
      </Halves>
    </>
  );
}
