import { useQuery } from '@tanstack/react-query';
import type { CartHand } from '#features/catalog/web/public.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { ItemRow } from './item-row.tsx';
import { relatedQuery } from './recommendation-queries.ts';

const SHOWN = 7;
/** The latest lines say best what is being bought. */
const MOST_GIVEN = 20;

export type CartBlocksProps = { itemCodes: readonly string[]; cart: CartHand };

/** What others bought with the things in the cart. */
export function CartBlocks({ itemCodes, cart }: CartBlocksProps) {
  const { data } = useQuery(relatedQuery('together', itemCodes.slice(0, MOST_GIVEN), SHOWN));
  if (!data || data.length === 0) return null;
  return (
    <Stack gap={16}>
      <ItemRow title="再买一点" note="与购物车中的商品经常一起购买" place="couple" items={data} cart={cart} />
    </Stack>
  );
}
