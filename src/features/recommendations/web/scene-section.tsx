import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BuyersOnly } from '#features/access/web/public.ts';
import { type CartHand, ItemShelf, ItemTile } from '#features/catalog/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import type { SceneSummary } from '../contract/scene-schemas.ts';
import { bundleTotal } from '../rules/bundle-total.ts';
import { sceneQuery } from './recommendation-queries.ts';
import { recordRecommendationClick } from './record-recommendation-click.ts';
import styles from './scene-section.module.css';
import { TileButton } from './tile-button.tsx';

/** 场景采购: rooms and jobs that are equipped as a whole, one at a time. */
export function SceneSection({ scenes, cart }: { scenes: readonly SceneSummary[]; cart: CartHand }) {
  const [chosen, setChosen] = useState(scenes[0]?.id ?? '');
  const { data: scene, isPlaceholderData: stale } = useQuery({
    ...sceneQuery(chosen),
    placeholderData: keepPreviousData,
  });
  const items = scene?.items ?? [];
  const lines = items.map(({ itemCode, moqSales }) => ({ itemNo: itemCode, quantity: moqSales }));
  const addAll = (
    <span className={styles.all}>
      整套 {items.length} 种 <Money yuan={bundleTotal(items)} exact className={styles.total} />
      <BuyersOnly>
        <Button size="sm" kind="secondary" busy={cart.pending} onClick={() => void cart.add(lines)}>
          整套加入购物车
        </Button>
      </BuyersOnly>
    </span>
  );
  return (
    <Section title="场景采购" note={scene?.summary} action={items.length > 0 && addAll} flush>
      <div className={styles.names}>
        {scenes.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.name}
            aria-pressed={id === chosen}
            onClick={() => setChosen(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.items} data-waiting={stale || undefined}>
        <ItemShelf columns={7} label={scene?.name ?? '场景商品'}>
          {items.slice(0, 7).map((item) => (
            <ItemTile key={item.itemCode} item={item} onOpen={() => recordRecommendationClick('scene', item.itemCode)}>
              <TileButton item={item} cart={cart} />
            </ItemTile>
          ))}
        </ItemShelf>
      </div>
    </Section>
  );
}
