import type { TabLink } from '../../display/tab-links.tsx';
import type { ListAddress, SearchChange } from './use-list-address.ts';

export interface TabsOfList<Key extends string> {
  /** The tab the address leaves unsaid. */
  usual: Key;
  current: Key | undefined;
  counts?: Readonly<Partial<Record<Key, number>>> | undefined;
  /** What changes with the tab: filters that only one of them knows. */
  change?: SearchChange;
  /** The word of the address. */
  param?: string;
}

/** Tabs of a list in the order of their labels, with their counts, each with its address. */
export function listTabs<Key extends string>(
  address: ListAddress,
  labels: Readonly<Record<Key, string | { label: string }>>,
  { usual, current = usual, counts, change, param = 'tab' }: TabsOfList<NoInfer<Key>>,
): { current: Key; items: TabLink[] } {
  const items = (Object.keys(labels) as Key[]).map((key): TabLink => {
    const label = labels[key];
    return {
      key,
      label: typeof label === 'string' ? label : label.label,
      count: counts?.[key],
      href: address.hrefOf({ ...change, [param]: key === usual ? undefined : key }),
    };
  });
  return { current, items };
}
