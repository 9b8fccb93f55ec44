import { useQuery } from '@tanstack/react-query';
import type { CartHand } from '#features/catalog/web/public.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { ItemRow } from './item-row.tsx';
import styles from './near-blocks.module.css';
import { mapItemsQuery, scenesQuery } from './recommendation-queries.ts';
import { SceneSection } from './scene-section.tsx';

const SHOWN = 7;
/** Fewer would look forgotten in a row of seven. */
const LEAST = 3;

export type HomeBlocksProps = { cart: CartHand; inFirm: boolean };

/** Lower part of the home page: scenes, and what the industry buys and the own firm does not yet. */
export function HomeBlocks({ cart, inFirm }: HomeBlocksProps) {
  const { data: scenes = [], isPending } = useQuery(scenesQuery);
  const { data: missing = [] } = useQuery({ ...mapItemsQuery(0, SHOWN), enabled: inFirm });
  if (isPending) return <div className={styles.waiting} />;
  return (
    <Stack gap={16}>
      {scenes.length > 0 && <SceneSection scenes={scenes} cart={cart} />}
      <ItemRow
        title="您可能还需要"
        note="同行常买、贵司近一年未采购的品类"
        place="map"
        items={missing.length >= LEAST ? missing : []}
        cart={cart}
      />
    </Stack>
  );
}
