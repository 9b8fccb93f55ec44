import { useEffect, useState } from 'react';
import { FilterBar } from './filter-bar.tsx';
import { FilterText } from './filter-text.tsx';
import type { ListAddress } from './use-list-address.ts';

type Props = { label: string; hint: string; keyword: string | undefined; address: ListAddress };

/** One field of words for a list: counts on 查询 or Enter. */
export function KeywordFilter({ label, hint, keyword, address }: Props) {
  const [typed, setTyped] = useState(keyword ?? '');
  useEffect(() => setTyped(keyword ?? ''), [keyword]);
  return (
    <FilterBar
      label={label}
      active={Boolean(keyword)}
      onSearch={() => address.go({ keyword: typed.trim() || undefined })}
      onReset={() => address.go({ keyword: undefined })}
    >
      <FilterText label={hint} width={260} value={typed} onChange={setTyped} />
    </FilterBar>
  );
}
