import { Chip } from '#platform/web/display/chip.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SearchResult } from '../contract/search-schemas.ts';
import { DELIVERY_GROUP_LABELS } from '../rules/delivery-group.ts';
import { describePrices } from '../rules/price-bands.ts';
import { isFiltered, NEW_STATE, type ResultState } from '../rules/result-state.ts';
import { describeRange, readRange } from '../rules/value-ranges.ts';
import styles from './query-chips.module.css';
import { useResultPage } from './result-context.ts';

interface FilterChip {
  label: string;
  without: Partial<ResultState>;
}

function labelOf(options: readonly { key: string; label: string }[], key: string): string {
  return options.find((option) => option.key === key)?.label ?? key;
}

function describeChoice(choice: string): string {
  const range = readRange(choice);
  return range ? describeRange(range) : choice;
}

/** Filters in force, each with the state that is left without it. */
function filterChips(state: ResultState, { facets }: Pick<SearchResult, 'facets'>): FilterChip[] {
  const { categories, brands, attributes, price, delivery } = state;
  const less = <T,>(list: readonly T[], gone: T) => list.filter((other) => other !== gone);
  return [
    ...categories.map((key) => ({
      label: labelOf(facets.categories, key),
      without: { categories: less(categories, key) },
    })),
    ...brands.map((key) => ({ label: labelOf(facets.brands, key), without: { brands: less(brands, key) } })),
    ...Object.entries(attributes).flatMap(([name, choices]) =>
      choices.map((choice) => ({
        label: `${name} ${describeChoice(choice)}`,
        without: { attributes: { ...attributes, [name]: less(choices, choice) } },
      })),
    ),
    ...(price ? [{ label: describePrices(price), without: { price: '' } }] : []),
    ...delivery.map((group) => ({ label: DELIVERY_GROUP_LABELS[group], without: { delivery: less(delivery, group) } })),
  ];
}

/** How the query was understood and what narrows it: everything can be taken away one by one. */
export function QueryChips({ result }: { result: Pick<SearchResult, 'chips' | 'facets'> }) {
  const { state, hrefWith } = useResultPage();
  const filters = filterChips(state, result);
  if (result.chips.length === 0 && filters.length === 0) return null;
  const { categories, brands, attributes, price, delivery } = NEW_STATE;
  return (
    <div className={styles.line}>
      {result.chips.length > 0 && <span className={styles.title}>已识别：</span>}
      {result.chips.map(({ label, without }) => (
        <Chip
          key={label}
          removeLabel={`移除 ${label}`}
          removeHref={result.chips.length > 1 ? hrefWith({ keyword: without }) : undefined}
        >
          {label}
        </Chip>
      ))}
      {filters.length > 0 && <span className={styles.title}>已筛选：</span>}
      {filters.map(({ label, without }) => (
        <Chip key={label} removeLabel={`移除 ${label}`} removeHref={hrefWith(without)}>
          {label}
        </Chip>
      ))}
      {isFiltered(state) && (
        <PageLink href={hrefWith({ categories, brands, attributes, price, delivery })}>清除筛选</PageLink>
      )}
    </div>
  );
}
