import { useQuery } from '@tanstack/react-query';
import type { ItemPage } from '#features/catalog/contract/item-page-schemas.ts';
import {
  type CartHand,
  ReplacementSection,
  replacementsQuery,
  SeriesSection,
  SkuFacts,
  useSeries,
} from '#features/catalog/web/public.ts';
import { SkuRecommendations } from '#features/recommendations/web/public.ts';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { useSecondFrame } from '#platform/web/use-second-frame.ts';
import styles from '../sku-page.module.css';

interface SkuBelowProps {
  itemCode: string;
  /** Null: not there yet. */
  item: ItemPage | null;
  cart: CartHand;
}

/** Everything below the head comes at once, so that no part of it pushes another down; its room is kept meanwhile. */
export function SkuBelow({ itemCode, item, cart }: SkuBelowProps) {
  const series = useSeries(itemCode);
  const replaceable = item?.hasReplacements === true;
  const { isSuccess } = useQuery({ ...replacementsQuery(itemCode), enabled: replaceable });
  const mayFollow = useSecondFrame();
  if (!item || series === undefined || (replaceable && !isSuccess) || !mayFollow) {
    return (
      <div className={styles.room}>
        <SkeletonLines count={6} />
      </div>
    );
  }
  return (
    <>
      {replaceable && <ReplacementSection itemCode={itemCode} cart={cart} />}
      {series && series.itemCount > 1 && <SeriesSection series={series} currentItem={itemCode} add={cart.add} />}
      <SkuFacts item={item} series={series} />
      <SkuRecommendations item={item} cart={cart} />
    </>
  );
}
