import { SelectField } from '#platform/web/controls/select-field.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { OrderSort } from '../../contract/order-schemas.ts';

const SORTS: readonly { value: OrderSort; label: string }[] = [
  { value: 'newest', label: '最新下单' },
  { value: 'oldest', label: '最早下单' },
  { value: 'dearest', label: '金额从高到低' },
  { value: 'cheapest', label: '金额从低到高' },
];

/** Order of the list; the address holds it. */
export function OrderSortChoice({ value, address }: { value: OrderSort | undefined; address: ListAddress }) {
  return (
    <SelectField
      label="排序"
      labelHidden
      value={value ?? 'newest'}
      options={SORTS}
      onChange={({ target }) => address.go({ sort: target.value === 'newest' ? undefined : target.value })}
    />
  );
}
