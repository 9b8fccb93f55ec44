import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { type DraftLine, lineFault } from './draft-lines.ts';
import styles from './enquiry.module.css';

type Props = {
  line: DraftLine;
  place: number;
  /** A submit was tried: what is missing is said. */
  checked: boolean;
  onChange: (change: Partial<DraftLine>) => void;
  onRemove: () => void;
};

/** One wish: an item number, or words with brand and model. */
export function DraftLineRow({ line, place, checked, onChange, onRemove }: Props) {
  const field = (name: Exclude<keyof DraftLine, 'key' | 'acceptSubstitute'>, label: string, maxLength: number) => ({
    ...{ label, maxLength, value: line[name] },
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const fault = checked ? lineFault(line) : null;
  return (
    <fieldset className={styles.line}>
      <legend className="visually-hidden">第 {place} 行</legend>
      <TextField
        {...field('name', line.itemNo ? `品名（${line.itemNo}）` : '品名、规格', 200)}
        error={fault ?? undefined}
      />
      <TextField {...field('brand', '品牌', 60)} />
      <TextField {...field('model', '型号', 60)} />
      <TextField {...field('quantity', '数量', 6)} inputMode="numeric" />
      <TextField {...field('targetPrice', '目标单价', 14)} inputMode="decimal" />
      <TextField {...field('expectedOn', '期望到货', 10)} type="date" />
      <Button kind="quiet" aria-label={`删除 第 ${place} 行`} onClick={onRemove}>
        删除
      </Button>
      <div className={styles.lineMore}>
        <TextField {...field('note', '补充说明（材质、标准、用途）', 300)} />
        <Checkbox
          label="接受替代品"
          checked={line.acceptSubstitute}
          onChange={(event) => onChange({ acceptSubstitute: event.target.checked })}
        />
      </div>
    </fieldset>
  );
}
