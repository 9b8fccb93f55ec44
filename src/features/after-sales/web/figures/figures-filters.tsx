import { SelectField } from '#platform/web/controls/select-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { FilterDays } from '#platform/web/kits/list/filter-days.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { FAULT_SIDES, FIGURE_SORTS } from '../../contract/figure-schemas.ts';
import styles from './figures.module.css';
import { daysOf, type FiguresSearch } from './figures-search.ts';

type Props = { search: FiguresSearch; today: string; address: ListAddress };

const CHOICES = [
  { name: 'kind', label: '售后类型', words: CASE_KINDS, all: '全部售后类型' },
  { name: 'fault', label: '责任', words: FAULT_SIDES, all: '不限责任' },
] as const;

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Conditions of the figures; each counts at once. */
export const FiguresFilters = ({ search, today, address }: Props) => (
  <Row as="search" gap={8} looks={['wrap']} className={styles.filters} aria-label="筛选售后分析">
    <FilterDays label="签收日期" value={daysOf(search, today)} onChange={({ from, to }) => address.go({ from, to })} />
    {CHOICES.map(({ name, label, words, all }) => (
      <SelectField
        key={name}
        className={styles.choice}
        label={label}
        labelHidden
        placeholder={all}
        value={search[name] ?? ''}
        options={optionsOf(words)}
        onChange={({ target }) => address.go({ [name]: target.value || undefined })}
      />
    ))}
    <SelectField
      className={styles.choice}
      label="排序"
      labelHidden
      value={search.sort ?? 'most'}
      options={optionsOf(FIGURE_SORTS)}
      onChange={({ target }) => address.go({ sort: target.value === 'most' ? undefined : target.value })}
    />
  </Row>
);
