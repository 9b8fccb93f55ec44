import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cartCountQuery } from '#features/cart/web/public.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { StickyBar } from '#platform/web/display/sticky-bar.tsx';
import type { AddChoices, Duplicates } from '../contract/bulk-schemas.ts';
import { type AdditionPlan, countKinds } from '../rules/plan-addition.ts';
import styles from './addition-bar.module.css';
import type { AdditionGoal } from './use-addition.ts';

/** Most lines of a cart (published limit); what is beyond is refused by row and never cut off in silence. */
const CART_LINES = 2_000;

type AdditionBarProps = {
  plan: AdditionPlan;
  choices: AddChoices;
  /** Rows whose quantity would be changed. */
  warnings: number;
  /** Rows that wait for somebody to choose; they are not added before. */
  asking: number;
  /** Items that stand in several rows. */
  repeated: number;
  /** Rows are still being checked: nothing can be added yet. */
  waiting: boolean;
  busy: AdditionGoal | null;
  /** Ways to an enquiry, beside the choices. */
  ask: ReactNode;
  onChoices: (choices: AddChoices) => void;
  onAdd: (goal: AdditionGoal) => void;
};

/** What will be added, to the piece, and the two ways on; stays in view however long the list is. */
export function AdditionBar(props: AdditionBarProps) {
  const { plan, choices, warnings, waiting, busy, onChoices, onAdd } = props;
  const empty = waiting || plan.lines.length === 0;
  return (
    <StickyBar className={styles.bar}>
      <div className={styles.choices}>
        {props.repeated > 0 && <DuplicateChoice {...props} />}
        {warnings > 0 && (
          <Checkbox
            label={`含数量将被调整的 ${warnings} 行`}
            checked={choices.withWarnings}
            onChange={() => onChoices({ ...choices, withWarnings: !choices.withWarnings })}
          />
        )}
        {props.asking > 0 && (
          <p className={styles.room}>{`${props.asking.toLocaleString('zh-CN')} 行请确认后再加入，未确认的不加入`}</p>
        )}
        <CartRoom lines={plan.lines.length} />
        {props.ask}
      </div>
      <p className={styles.sum} role="status">
        将加入 <b>{plan.rowCount.toLocaleString('zh-CN')}</b> 行，共{' '}
        <b>{countKinds(plan.lines).toLocaleString('zh-CN')}</b> 种商品
      </p>
      <p className={styles.total}>
        <span>合计（含税）</span>
        <Money yuan={formatAmount(plan.amountFen)} exact large />
      </p>
      <div className={styles.acts}>
        <Button size="lg" disabled={empty} busy={busy === 'order'} onClick={() => onAdd('order')}>
          直接下单
        </Button>
        <Button kind="primary" size="lg" disabled={empty} busy={busy === 'cart'} onClick={() => onAdd('cart')}>
          加入购物车
        </Button>
      </div>
    </StickyBar>
  );
}

const DUPLICATES: readonly { value: Duplicates; label: string }[] = [
  { value: 'merge', label: '合并为一行' },
  { value: 'separate', label: '按部门、成本中心、项目、备注分行' },
];

function DuplicateChoice({ repeated, choices, onChoices }: AdditionBarProps) {
  return (
    <fieldset className={styles.duplicates}>
      <legend>{repeated} 种商品重复出现：</legend>
      {DUPLICATES.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name="duplicates"
            checked={choices.duplicates === value}
            onChange={() => onChoices({ ...choices, duplicates: value })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Said before anything is added, not after. */
function CartRoom({ lines }: { lines: number }) {
  const { data: inCart } = useSuspenseQuery(cartCountQuery);
  const room = Math.max(0, CART_LINES - inCart);
  if (lines <= room) return null;
  return (
    <p className={styles.room}>
      购物车最多 {CART_LINES} 行，还能放 {room} 行；放不下的会逐行列出，下单后可继续加入
    </p>
  );
}
