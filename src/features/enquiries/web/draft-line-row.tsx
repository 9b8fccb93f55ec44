import { memo } from 'react';
import { LINE_FIELDS } from '#business/line-fields/contract/line-fields.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { type DraftLine, isBlank, lineFault, QUANTITY_MISSING, typingFault } from './draft-lines.ts';
import styles from './enquiry.module.css';

type Props = {
  line: DraftLine;
  place: number;
  /** A submit was tried: what is missing is said. */
  checked: boolean;
  /** The one line of an empty form: it must say what is wanted. */
  first: boolean;
  onChange: (key: number, change: Partial<DraftLine>) => void;
  onRemove: (key: number) => void;
};

/** What has no item number takes more words than other lines. */
const NOTE_LENGTH = 300;
const FIELDS = LINE_FIELDS.filter(({ name }) => name !== 'note');

/** One wish: an item number, or words with brand and model. */
export const DraftLineRow = memo(function DraftLineRow({ line, place, checked, first, onChange, onRemove }: Props) {
  const field = (
    name: Exclude<keyof DraftLine, 'key' | 'acceptSubstitute' | 'fileIds'>,
    label: string,
    maxLength: number,
  ) => ({
    label,
    maxLength,
    value: line[name],
    onChange: (event: { target: { value: string } }) => onChange(line.key, { [name]: event.target.value }),
  });
  const fault = checked && (first || !isBlank(line)) ? lineFault(line) : null;
  const asked = !isBlank(line) && typingFault(line) === QUANTITY_MISSING;
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">第 {place} 行</legend>
      <TextField
        {...field('name', line.itemNo ? `品名（${line.itemNo}）` : '品名、规格', 200)}
        error={fault === QUANTITY_MISSING ? undefined : (fault ?? undefined)}
      />
      <TextField {...field('brand', '品牌', 60)} />
      <TextField {...field('model', '型号', 60)} />
      <TextField {...field('quantity', '数量', 6)} inputMode="numeric" error={asked ? QUANTITY_MISSING : undefined} />
      <TextField {...field('unit', '单位', 10)} />
      <TextField {...field('targetPrice', '目标单价', 14)} inputMode="decimal" />
      <Button kind="quiet" aria-label={`删除 第 ${place} 行`} onClick={() => onRemove(line.key)}>
        删除
      </Button>
      <div className={styles.lineMore}>
        <TextField {...field('note', '补充说明（材质、标准、用途）', NOTE_LENGTH)} />
        {FIELDS.map(({ name, label, kind, maxLength }) => (
          <TextField key={name} {...field(name, label, maxLength)} type={kind} />
        ))}
        <Checkbox
          label="接受替代品"
          checked={line.acceptSubstitute}
          onChange={(event) => onChange(line.key, { acceptSubstitute: event.target.checked })}
        />
      </div>
    </fieldset>
  );
});
