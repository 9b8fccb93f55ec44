import { useQuery } from '@tanstack/react-query';
import type { CartHand } from '#features/catalog/web/public.ts';
import { WaitingSection } from '#platform/web/display/near-section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { type BundleItem, BundleSection } from './bundle-section.tsx';
import { ItemRow } from './item-row.tsx';
import styles from './near-blocks.module.css';
import { relatedQuery } from './recommendation-queries.ts';

/** Beside the item itself; more would be a catalogue. */
const TOGETHER = 4;
const SIMILAR = 7;
/** As high as the room that was kept until the code came. */
const WAITING_PX = 570;

export type SkuBlocksProps = {
  item: BundleItem & { obstacle: string | null };
  cart: CartHand;
};

/** Recommendations of the product page. What cannot be bought is not offered together with others. */
export function SkuBlocks({ item, cart }: SkuBlocksProps) {
  const together = useQuery(relatedQuery('together', [item.itemCode], TOGETHER));
  const similar = useQuery(relatedQuery('similar', [item.itemCode], SIMILAR));
  if (together.isPending || similar.isPending) return <WaitingSection height={WAITING_PX} />;
  const others = together.data ?? [];
  const bundle = item.obstacle === null && others.length > 0;
  return (
    <Stack gap={16} className={styles.kept}>
      {bundle && <BundleSection key={item.itemCode} current={item} others={others} cart={cart} />}
      <ItemRow title="相似商品" note="同分类中参数最接近的商品" place="items" items={similar.data ?? []} cart={cart} />
    </Stack>
  );
}
