import type { ReactNode } from 'react';
import type { ItemCard } from '#features/catalog/contract/item-schemas.ts';
import { type CartHand, ItemShelf, ItemTile } from '#features/catalog/web/public.ts';
import { Section } from '#platform/web/display/section.tsx';
import type { ClickPlace } from '../contract/recommendation-schemas.ts';
import { recordRecommendationClick } from './record-recommendation-click.ts';
import { TileButton } from './tile-button.tsx';

type ItemRowProps = {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  /** Where the clicks come from. */
  place: ClickPlace;
  items: readonly ItemCard[];
  /** Given: every tile can be put into the cart where it stands. */
  cart?: CartHand;
};

/** One row of recommended items; without any there is no row. */
export function ItemRow({ title, note, action, place, items, cart }: ItemRowProps) {
  if (items.length === 0) return null;
  return (
    <Section title={title} note={note} action={action} flush>
      <ItemShelf columns={7} label={title}>
        {items.map((item) => (
          <ItemTile key={item.itemCode} item={item} onOpen={() => recordRecommendationClick(place, item.itemCode)}>
            {cart && <TileButton item={item} cart={cart} />}
          </ItemTile>
        ))}
      </ItemShelf>
    </Section>
  );
}
