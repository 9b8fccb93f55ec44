import { type FormEvent, useId } from 'react';
import { foldWidth } from '#platform/shared/fold-width.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import type { Facets } from '../contract/search-schemas.ts';
import { readPriceRange } from '../rules/price-bands.ts';
import { FacetGroup } from './facet-group.tsx';
import styles from './facet-panel.module.css';
import { useResultPage } from './result-context.ts';

const half = (entry: FormDataEntryValue | null) => (typeof entry === 'string' ? foldWidth(entry).trim() : '');

/** Price bands of the result, and a range of one's own. Prices are those the buyer pays. */
export function PriceFilter({ bands, sampled }: { bands: Facets['prices']; sampled: boolean }) {
  const { state, go } = useResultPage();
  const title = useId();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const price = `${half(fields.get('from'))}~${half(fields.get('to'))}`;
    if (price === '~') go({ price: '' });
    else if (readPriceRange(price)) go({ price });
    else notify.warning('请输入有效的价格区间，最低价不能高于最高价');
  };
  const [from = '', to = ''] = bands.some(({ key }) => key === state.price) ? [] : state.price.split('~');
  return (
    <>
      <FacetGroup
        title="含税单价"
        options={bands}
        chosen={[state.price]}
        sampled={sampled}
        onToggle={(key) => go({ price: key === state.price ? '' : key })}
      />
      <form className={styles.range} key={state.price} aria-labelledby={title} onSubmit={apply}>
        <span id={title} className="visually-hidden">
          自定义价格区间
        </span>
        <input name="from" aria-label="最低价（元）" placeholder="¥" inputMode="decimal" defaultValue={from} />
        <span aria-hidden="true">–</span>
        <input name="to" aria-label="最高价（元）" placeholder="¥" inputMode="decimal" defaultValue={to} />
        <Button type="submit" size="sm">
          确定
        </Button>
      </form>
    </>
  );
}
