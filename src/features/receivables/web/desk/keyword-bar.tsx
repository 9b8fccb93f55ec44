import { useState } from 'react';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';

type Props = { keyword: string | undefined; label: string; address: ListAddress };

/** One word to look for; what is typed goes into the address when it is sent. */
export function KeywordBar({ keyword, label, address }: Props) {
  const [typed, setTyped] = useState(keyword ?? '');
  return (
    <FilterBar
      label="筛选"
      active={keyword !== undefined}
      onSearch={() => address.go({ keyword: typed.trim() || undefined })}
      onReset={() => address.go({ keyword: undefined })}
    >
      <FilterText label={label} value={typed} onChange={setTyped} />
    </FilterBar>
  );
}
