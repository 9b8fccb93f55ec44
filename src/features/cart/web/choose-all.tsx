import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import type { CartLine } from '../contract/cart-schemas.ts';
import { choiceOf } from '../rules/group-cart.ts';
import type { LineActs } from './cart-line-row.tsx';

type ChooseAllProps = Pick<LineActs, 'onChoose'> & { lines: readonly CartLine[]; label: string };

/** One box for many lines; those that cannot be bought are left out. */
export function ChooseAll({ lines, label, onChoose }: ChooseAllProps) {
  const choice = choiceOf(lines);
  return (
    <Checkbox
      label={label}
      labelHidden
      checked={choice === 'all'}
      partial={choice === 'some'}
      disabled={lines.every((line) => line.obstacle !== null)}
      onChange={() => onChoose(lines, choice !== 'all')}
    />
  );
}
