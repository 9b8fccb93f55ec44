import { type ReactNode, useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { PhoneFold } from '#platform/web/kits/list/phone-fold.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { Dimension } from '../../contract/report-filter.ts';
import type { Choices, Place } from '../../contract/saved-schemas.ts';
import { DIMENSION_LABELS, DIMENSION_LISTS } from '../../rules/report-words.ts';
import { countConditions, type FilterSearch, hasCondition, NO_CONDITION } from '../address/report-search.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import styles from './filters.module.css';
import { PlaceFilter } from './place-filter.tsx';
import { choosable, NOWHERE } from './places.ts';
import { idleConditions, type Taken } from './taken.ts';
import { TimeFilter } from './time-filter.tsx';

type ReportFilterBarProps = {
  search: FilterSearch;
  choices: Choices;
  address: ListAddress;
  /** What says something of the numbers on show; nothing else is offered. */
  taken: Taken;
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
export function ReportFilterBar({ search, choices, address, taken, children }: ReportFilterBarProps) {
  const ofPeople = taken.places.includes('person');
  const folds = ofPeople || taken.basis || taken.tax;
  const folded =
    (ofPeople && search.people !== undefined) ||
    (taken.basis && search.basis !== undefined) ||
    (taken.tax && search.tax !== undefined);
  const [asked, setAsked] = useState(false);
  const open = folds && (asked || folded);
  const idle = idleConditions(search, taken);
  const places = (by: Dimension, all: readonly Place[], valueOf = keyOf) =>
    taken.places.includes(by) && (
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
      <PhoneFold chosen={countConditions(search)}>
        {taken.compare && (
          <ChoiceFilter label="比较" param="compare" options={COMPARED} value={search.compare} address={address} />
        )}
        {places('department', orNone(choices.departments))}
        {places('costCenter', orNone(choices.costCenters))}
        {places('category', choices.categories, codeOf)}
        {places('brand', choices.brands)}
        {folds && !folded && (
          <Button kind="quiet" size="sm" aria-expanded={open} onClick={() => setAsked(!asked)}>
            更多
          </Button>
        )}
        {hasCondition(search) && (
          <Button kind="quiet" size="sm" onClick={() => address.go(NO_CONDITION)}>
            清除条件
          </Button>
        )}
        {open && (
          <div className={styles.more}>
            {places('person', choices.people)}
            {taken.basis && (
              <ChoiceFilter label="口径" param="basis" options={BASES} value={search.basis} address={address} />
            )}
            {taken.tax && <ChoiceFilter label="税" param="tax" options={TAXES} value={search.tax} address={address} />}
          </div>
        )}
      </PhoneFold>
      <div className={styles.saved}>{children}</div>
      {idle && <p className={styles.idle}>这里的数字不按{idle}筛选，已选的条件不起作用。</p>}
    </search>
  );
}
