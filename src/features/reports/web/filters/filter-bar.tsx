import { type ReactNode, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { Dimension } from '../../contract/report-filter.ts';
import type { Choices, Place } from '../../contract/saved-schemas.ts';
import { DIMENSION_LABELS, DIMENSION_LISTS } from '../../rules/report-words.ts';
import { type FilterSearch, hasCondition, NO_CONDITION } from '../address/report-search.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import styles from './filters.module.css';
import { PlaceFilter } from './place-filter.tsx';
import { choosable, NOWHERE } from './places.ts';
import { TimeFilter } from './time-filter.tsx';

type ReportFilterBarProps = {
  search: FilterSearch;
  choices: Choices;
  address: ListAddress;
  /** Amounts can be counted by the day of signing and without tax; deliveries are neither. */
  ofMoney: boolean;
  /** At the end of the line: the saved ones. */
  children: ReactNode;
};

export const COMPARED = [
  ['lastYear', '上年同期'],
  ['previous', '上一段时间'],
  ['none', '不比较'],
] as const;
const BASES = [
  ['ordered', '下单'],
  ['signed', '签收'],
] as const;
const TAXES = [
  ['incl', '含税'],
  ['excl', '未税'],
] as const;

const keyOf = ({ key }: Place) => key;
const codeOf = ({ code }: Place) => code;

/** Conditions of all reports, which the address holds: what is chosen counts at once. */
export function ReportFilterBar({ search, choices, address, ofMoney, children }: ReportFilterBarProps) {
  const folded = search.people !== undefined || search.basis !== undefined || search.tax !== undefined;
  const [asked, setAsked] = useState(false);
  const open = asked || folded;
  const places = (by: Dimension, all: readonly Place[], valueOf = keyOf) => (
    <PlaceFilter
      label={DIMENSION_LABELS[by]}
      param={DIMENSION_LISTS[by]}
      places={choosable(all, valueOf)}
      chosen={search[DIMENSION_LISTS[by]] ?? []}
      address={address}
    />
  );
  const orNone = (all: readonly Place[]) => (all.length > 0 ? [...all, NOWHERE] : all);
  return (
    <search className={styles.bar} aria-label="筛选报表">
      <TimeFilter search={search} today={choices.today} address={address} />
      <ChoiceFilter label="比较" param="compare" options={COMPARED} value={search.compare} address={address} />
      {places('department', orNone(choices.departments))}
      {places('costCenter', orNone(choices.costCenters))}
      {places('category', choices.categories, codeOf)}
      {places('brand', choices.brands)}
      {!folded && (
        <Button kind="quiet" size="sm" aria-expanded={open} onClick={() => setAsked(!asked)}>
          更多
        </Button>
      )}
      {hasCondition(search) && (
        <Button kind="quiet" size="sm" onClick={() => address.go(NO_CONDITION)}>
          清除条件
        </Button>
      )}
      <div className={styles.saved}>{children}</div>
      {open && (
        <div className={styles.more}>
          {places('person', choices.people)}
          {ofMoney && (
            <ChoiceFilter label="口径" param="basis" options={BASES} value={search.basis} address={address} />
          )}
          {ofMoney && <ChoiceFilter label="税" param="tax" options={TAXES} value={search.tax} address={address} />}
        </div>
      )}
    </search>
  );
}
