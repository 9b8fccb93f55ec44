import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { Menu } from '#platform/web/overlays/menu.tsx';
import { FilterTrigger } from './filter-trigger.tsx';

type Props = {
  label: string;
  /** Word of the address. */
  param: string;
  /** What may be chosen; the first is the usual one, which the address leaves unsaid. */
  options: readonly (readonly [value: string, label: string])[];
  value: string | undefined;
  address: ListAddress;
};

/** A condition of which one of a few holds. */
export function ChoiceFilter({ label, param, options, value, address }: Props) {
  const [usual] = options;
  const chosen = options.find(([name]) => name === value) ?? usual;
  return (
    <Menu
      label={label}
      items={options.map(([name, text]) => ({
        key: name,
        label: text,
        chosen: name === chosen?.[0],
        onSelect: () => address.go({ [param]: name === usual?.[0] ? undefined : name }),
      }))}
      trigger={(trigger) => (
        <FilterTrigger trigger={trigger} label={label} value={chosen?.[1] ?? ''} active={chosen !== usual} />
      )}
    />
  );
}
