import { useId, useState } from 'react';
import { ChevronDownIcon } from '#platform/web/icons/icons.tsx';
import type { DeliveryGroup, Facets } from '../contract/search-schemas.ts';
import { countChosen, toggled } from '../rules/result-state.ts';
import { FacetGroup } from './facet-group.tsx';
import styles from './facet-panel.module.css';
import { PriceFilter } from './price-filter.tsx';
import { useResultPage } from './result-context.ts';

interface FacetPanelProps {
  facets: Facets;
  /** A category or brand page has that facet in its head. */
  without?: 'categories' | 'brands';
}

/** Everything a result can be narrowed by, with what each choice would leave. */
export function FacetPanel({ facets, without }: FacetPanelProps) {
  const { state, go } = useResultPage();
  const { attributes } = state;
  const [open, setOpen] = useState(false);
  const body = useId();
  const chosen = countChosen(state);
  return (
    <aside className={styles.panel} aria-label="筛选">
      {/* On a phone the results come first: what narrows them waits behind a button. */}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setOpen(!open)}
      >
        筛选{chosen > 0 && `（已选 ${chosen} 项）`}
        <ChevronDownIcon size={16} />
      </button>
      <div id={body} className={styles.body} data-open={open}>
        {without !== 'categories' && (
          <FacetGroup
            title="分类"
            options={facets.categories}
            chosen={state.categories}
            sampled={facets.sampled}
            onToggle={(key) => go({ categories: toggled(state.categories, key) })}
          />
        )}
        {without !== 'brands' && (
          <FacetGroup
            title="品牌"
            options={facets.brands}
            chosen={state.brands}
            sampled={facets.sampled}
            onToggle={(key) => go({ brands: toggled(state.brands, key) })}
          />
        )}
        {facets.attributes.map(({ name, unit, options }) => (
          <FacetGroup
            key={name}
            title={unit ? `${name}（${unit}）` : name}
            options={options}
            chosen={attributes[name] ?? []}
            sampled={facets.sampled}
            onToggle={(key) => go({ attributes: { ...attributes, [name]: toggled(attributes[name] ?? [], key) } })}
          />
        ))}
        <PriceFilter bands={facets.prices} sampled={facets.sampled} />
        <FacetGroup
          title="发货"
          options={facets.delivery}
          chosen={state.delivery}
          sampled={facets.sampled}
          onToggle={(key) => go({ delivery: toggled(state.delivery, key as DeliveryGroup) })}
        />
      </div>
    </aside>
  );
}
