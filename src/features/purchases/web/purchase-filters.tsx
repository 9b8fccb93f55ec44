import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField, type SelectOption } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { PurchaseFacets } from '../contract/purchase-contract.ts';
import { PERIODS, SORTS } from '../rules/purchase-periods.ts';
import styles from './purchase-filters.module.css';
import { hasCondition, NO_CONDITION, type PurchaseSearch } from './purchase-search.ts';

type Props = { search: PurchaseSearch; address: ListAddress; facets: PurchaseFacets };

const named = (table: Readonly<Record<string, string | { label: string }>>): SelectOption[] =>
  Object.entries(table).map(([value, said]) => ({ value, label: typeof said === 'string' ? said : said.label }));

const withCount = (name: string, count: number) => `${name}（${count}）`;

/** A choice in the address that another period knows nothing of stays visible: it is in force. */
function choices(options: readonly SelectOption[], chosen: string | undefined): readonly SelectOption[] {
  if (!chosen || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: '本期没有采购' }];
}

/** Conditions of the list: chosen ones count at once, words on Enter or 搜索; the address holds them all. */
export function PurchaseFilters({ search, address, facets }: Props) {
  const pick = (name: string, usual = '') => ({
    labelHidden: true,
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      address.go({ [name]: target.value === usual ? undefined : target.value }),
  });
  const categories = facets.categories.map(({ code, name, parentName, count }) => ({
    value: code,
    label: withCount([parentName, name].filter(Boolean).join(' › '), count),
  }));
  const brands = facets.brands.map(({ code, name, count }) => ({ value: code, label: withCount(name, count) }));
  const buyers = facets.buyers.map(({ buyerId, name, count }) => ({ value: buyerId, label: withCount(name, count) }));
  return (
    <search className={styles.filters} aria-label="筛选已购商品">
      <KeywordField key={search.keyword ?? ''} said={search.keyword ?? ''} address={address} />
      <SelectField
        label="采购时间"
        value={search.period ?? 'year'}
        options={named(PERIODS)}
        {...pick('period', 'year')}
      />
      <SelectField
        label="品类"
        placeholder="全部品类"
        value={search.category ?? ''}
        options={choices(categories, search.category)}
        {...pick('category')}
      />
      <SelectField
        label="品牌"
        placeholder="全部品牌"
        value={search.brand ?? ''}
        options={choices(brands, search.brand)}
        {...pick('brand')}
      />
      {buyers.length > 0 && (
        <SelectField
          label="采购人"
          placeholder="全部采购人"
          value={search.buyer ?? ''}
          options={choices(buyers, search.buyer)}
          {...pick('buyer')}
        />
      )}
      {hasCondition(search) && (
        <Button kind="quiet" onClick={() => address.go(NO_CONDITION)}>
          清除条件
        </Button>
      )}
      <SelectField
        className={styles.sort}
        label="排序"
        value={search.sort ?? 'times'}
        options={named(SORTS).map(({ value, label }) => ({ value, label: `按${label}` }))}
        {...pick('sort', 'times')}
      />
    </search>
  );
}

function KeywordField({ said, address }: { said: string; address: ListAddress }) {
  const [typed, setTyped] = useState(said);
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        address.go({ keyword: typed.trim() || undefined });
      }}
    >
      <TextField
        label="名称、编码、型号、品牌或客户编码"
        labelHidden
        placeholder="名称、编码、型号、品牌、客户编码"
        maxLength={60}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        beside={<Button type="submit">搜索</Button>}
      />
    </form>
  );
}
