import { useEffect, useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterDays } from '#platform/web/kits/list/filter-days.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import styles from './monitoring.module.css';
import type { MonitoringSearch } from './monitoring-search.ts';

type TextName = 'path' | 'requestId' | 'userName' | 'name';
type ChoiceName = 'status' | 'errorKind' | 'eventKind';

type Props = {
  search: MonitoringSearch;
  address: ListAddress;
  texts: readonly { name: TextName; label: string; width?: number }[];
  choice: { name: ChoiceName; label: string; options: Readonly<Record<string, string>> };
};

type Texts = Partial<Record<TextName, string>>;

const NOTHING = { dateFrom: undefined, dateTo: undefined };

/** Conditions of the three lists: texts count on 查询 or Enter, days and choices at once. */
export function MonitoringFilters({ search, address, texts, choice }: Props) {
  const { path, requestId, userName, name } = search;
  const [typed, setTyped] = useState<Texts>({ path, requestId, userName, name });
  useEffect(() => setTyped({ path, requestId, userName, name }), [path, requestId, userName, name]);
  const wanted = () => Object.fromEntries(texts.map((text) => [text.name, typed[text.name]?.trim() || undefined]));
  const chosen = search[choice.name];
  const inForce = [search.dateFrom, search.dateTo, chosen, ...texts.map((text) => search[text.name])];
  const reset = () => {
    const cleared = Object.fromEntries(texts.map((text) => [text.name, undefined]));
    setTyped({});
    address.go({ ...NOTHING, ...cleared, [choice.name]: undefined });
  };
  return (
    <FilterBar label="筛选" active={inForce.some(Boolean)} onSearch={() => address.go(wanted())} onReset={reset}>
      {texts.map((text) => (
        <FilterText
          key={text.name}
          label={text.label}
          width={text.width ?? 160}
          maxLength={100}
          value={typed[text.name] ?? ''}
          onChange={(value) => setTyped({ ...typed, [text.name]: value })}
        />
      ))}
      <SelectField
        className={styles.choice}
        label={choice.label}
        labelHidden
        placeholder={`全部${choice.label}`}
        value={chosen ?? ''}
        options={Object.entries(choice.options).map(([value, label]) => ({ value, label }))}
        onChange={(event) => address.go({ ...wanted(), [choice.name]: event.target.value || undefined })}
      />
      <FilterDays
        label="日期"
        value={{ from: search.dateFrom, to: search.dateTo }}
        onChange={({ from, to }) => address.go({ ...wanted(), dateFrom: from, dateTo: to })}
      />
    </FilterBar>
  );
}
