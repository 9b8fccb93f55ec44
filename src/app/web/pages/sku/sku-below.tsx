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
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { useSecondFrame } from '#platform/web/use-second-frame.ts';
import styles from '../sku-page.module.css';

interface SkuBelowProps {
  itemCode: string;
  item: ItemPage;
  cart: CartHand;
}

/** What stands there until all of it is known: nothing below it is in view before it is known where it belongs. */
export function SkuRoom() {
  return (
    <div className={styles.room}>
      <SkeletonLines count={6} />
    </div>
  );
}

/**
 * Everything below the head comes at once, so that no part of it pushes another down; its room is kept meanwhile. A part
 * that does not come says so in its place and keeps nobody from the others.
 */
export function SkuBelow({ itemCode, item, cart }: SkuBelowProps) {
  const { series, failed, retrying, retry } = useSeries(itemCode);
  const replaceable = item.hasReplacements;
  const replacements = useQuery({ ...replacementsQuery(itemCode), enabled: replaceable });
  const mayFollow = useSecondFrame();
  const waiting = (series === undefined && !failed) || (replaceable && replacements.isPending);
  if (waiting || !mayFollow) return <SkuRoom />;
  return (
    <>
      {replaceable && replacements.data && <ReplacementSection itemCode={itemCode} cart={cart} />}
      {replaceable && !replacements.data && (
        <ErrorState
          title="替代商品加载失败"
          retrying={replacements.isFetching}
          onRetry={() => void replacements.refetch()}
        />
      )}
      {series && series.itemCount > 1 && (
        <SeriesSection series={series} currentItem={itemCode} add={cart.add} cut={failed} />
      )}
      {failed && <ErrorState title="同系列规格加载失败" retrying={retrying} onRetry={retry} />}
      <SkuFacts item={item} series={series ?? null} />
      <SkuRecommendations item={item} cart={cart} />
    </>
  );
}
