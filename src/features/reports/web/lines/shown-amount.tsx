import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { Choices } from '../../contract/saved-schemas.ts';
import { daysOf, type FilterSearch, filterOf } from '../address/report-search.ts';
import { pickOf, SHOW_NOTHING, type ShownLines } from '../address/shown-lines.ts';
import { AmountLines, LINE_FIGURES } from './amount-lines.tsx';
import { wordShown } from './place-name.ts';

type Props = { search: FilterSearch & { show?: ShownLines }; choices: Choices; address: ListAddress };

/** The panel of the amount that was pressed, as the address says. */
export function ShownAmount({ search, choices, address }: Props) {
  const { show } = search;
  if (!show) return null;
  const { from, to, figure } = show;
  const days = from !== undefined && to !== undefined ? { from, to } : daysOf(search, choices.today);
  const input = { ...filterOf(search, choices.today), ...days, ...pickOf(show) };
  const of = wordShown(choices, show);
  return (
    <AmountLines
      title={`${LINE_FIGURES[figure].label}明细${of && `：${of}`}`}
      input={input}
      onClose={() => address.go(SHOW_NOTHING)}
    />
  );
}
