import { useEffect, useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { LINE_SORTS, type LineSearch } from './line-search.ts';
import styles from './statement.module.css';

const SORTS = Object.entries(LINE_SORTS).map(([value, label]) => ({ value, label }));

/** Finds lines of a long statement, and says what they stand in order of. */
export function LineTools({ search, address }: { search: LineSearch; address: ListAddress }) {
  const { keyword, sort = 'day' } = search;
  const [typed, setTyped] = useState(keyword ?? '');
  useEffect(() => setTyped(keyword ?? ''), [keyword]);
  return (
    <FilterBar
      label="查找明细"
      active={keyword !== undefined}
      onSearch={() => address.go({ keyword: typed.trim() || undefined })}
      onReset={() => address.go({ keyword: undefined })}
    >
      <FilterText label="订单号 / PO号 / 商品编码或名称" width={240} value={typed} onChange={setTyped} maxLength={60} />
      <div className={styles.sort}>
        <SelectField
          label="排序"
          labelHidden
          value={sort}
          options={SORTS}
          onChange={({ target }) => address.go({ sort: target.value === 'day' ? undefined : target.value })}
        />
      </div>
    </FilterBar>
  );
}
