import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import type { NamedKind } from '../rules/flow-plan.ts';
import type { FlowCondition } from '../rules/flow-shape.ts';
import { CONDITIONS } from '../rules/flow-words.ts';
import styles from './flow-editor.module.css';
import { ThingPicker } from './thing-picker.tsx';
import type { EditedFlow } from './use-flow-draft.ts';

type AmountCondition = Extract<FlowCondition, { kind: 'amount' }>;

type Props = { condition: FlowCondition; edited: EditedFlow; onChange: (condition: FlowCondition) => void };

const THINGS: Partial<Record<FlowCondition['kind'], NamedKind>> = {
  department: 'department',
  requester: 'member',
  cost_center: 'cost_center',
  category: 'category',
  brand: 'brand',
};

const COMPARISONS = [
  { value: 'atLeast', label: '大于等于' },
  { value: 'below', label: '小于' },
  { value: 'between', label: '介于' },
];

const comparisonOf = ({ atLeast, below }: AmountCondition) =>
  atLeast === undefined ? 'below' : below === undefined ? 'atLeast' : 'between';

function compare({ atLeast, below }: AmountCondition, comparison: string): AmountCondition {
  const amount = atLeast ?? below ?? '';
  if (comparison === 'below') return { kind: 'amount', below: amount };
  return comparison === 'atLeast'
    ? { kind: 'amount', atLeast: amount }
    : { kind: 'amount', atLeast: atLeast ?? '', below: below ?? '' };
}

type YuanProps = { label: string; value: string; onChange: (yuan: string) => void };

const Yuan = ({ label, value, onChange }: YuanProps) => (
  <TextField
    label={label}
    labelHidden
    inputMode="decimal"
    placeholder="金额（元）"
    value={value.replace(/\.00$/, '')}
    onChange={(event) => onChange(event.target.value.replace(/[,，\s¥]/g, ''))}
  />
);

function AmountValue({ condition, onChange }: { condition: AmountCondition; onChange: Props['onChange'] }) {
  const { atLeast, below } = condition;
  return (
    <div className={styles.amounts}>
      <SelectField
        label="怎样比较"
        labelHidden
        value={comparisonOf(condition)}
        options={COMPARISONS}
        onChange={(event) => onChange(compare(condition, event.target.value))}
      />
      {atLeast !== undefined && (
        <Yuan label="金额下限（元）" value={atLeast} onChange={(yuan) => onChange({ ...condition, atLeast: yuan })} />
      )}
      {atLeast !== undefined && below !== undefined && <span>至</span>}
      {below !== undefined && (
        <Yuan label="金额上限（元）" value={below} onChange={(yuan) => onChange({ ...condition, below: yuan })} />
      )}
      <span>元</span>
    </div>
  );
}

/** What a condition compares with: an amount, a share, or things that are picked. */
export function ConditionValue({ condition, edited, onChange }: Props) {
  const thing = THINGS[condition.kind];
  if (thing && 'anyOf' in condition) {
    const { label } = CONDITIONS[condition.kind];
    return (
      <ThingPicker
        kind={thing}
        label={label}
        placeholder={`属于以下任意一个（输入名称查找）`}
        value={condition.anyOf}
        edited={edited}
        onChange={(anyOf) => onChange({ ...condition, anyOf })}
      />
    );
  }
  if (condition.kind === 'amount') return <AmountValue condition={condition} onChange={onChange} />;
  if (condition.kind === 'line_amount') {
    return (
      <div className={styles.amounts}>
        <span>大于等于</span>
        <Yuan
          label="单行金额下限（元）"
          value={condition.atLeast}
          onChange={(atLeast) => onChange({ ...condition, atLeast })}
        />
        <span>元</span>
      </div>
    );
  }
  return condition.kind === 'over_agreement' ? <ShareValue condition={condition} onChange={onChange} /> : null;
}

type ShareProps = { condition: Extract<FlowCondition, { kind: 'over_agreement' }>; onChange: Props['onChange'] };

function ShareValue({ condition, onChange }: ShareProps) {
  return (
    <div className={styles.amounts}>
      <span>超过</span>
      <TextField
        label="允许高出的百分比"
        labelHidden
        type="number"
        min={0}
        max={1000}
        step={0.01}
        value={String(condition.byBasisPoints / 100)}
        onChange={(event) => onChange({ ...condition, byBasisPoints: Math.round(Number(event.target.value) * 100) })}
      />
      <span>%</span>
    </div>
  );
}
