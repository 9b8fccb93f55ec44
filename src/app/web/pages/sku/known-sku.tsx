import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { categoryHref, itemCodeIn, itemHref, loginHref } from '#business/paths/rules/public.ts';
import { sessionQuery, usePermission } from '#features/access/web/public.ts';
import { useAddToCart } from '#features/cart/web/public.ts';
import type { DeliveryDay } from '#features/catalog/contract/delivery-schemas.ts';
import type { ItemPage } from '#features/catalog/contract/item-page-schemas.ts';
import {
  chooseRegion,
  itemQuery,
  type KnownItem,
  type SkuFailureFacts,
  SkuView,
} from '#features/catalog/web/public.ts';
import { CustomerCodes } from '#features/materials/web/public.ts';
import { ItemPurchaseLine } from '#features/orders/web/public.ts';
import { RegionPicker } from '#features/profile/web/public.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { learnFirstFrame } from '#platform/web/links/first-frame.ts';
import styles from '../sku-page.module.css';
import { knownSku } from './load-sku.ts';
import { SkuActs } from './sku-acts.tsx';
import { SkuBelow, SkuRoom } from './sku-below.tsx';
import { skuSearchOf } from './sku-search.ts';

interface KnownSkuProps {
  id: string;
  known: KnownItem;
  item: ItemPage | null;
  searchId?: string;
  /** Customer code that a search came by. */
  matched?: string;
  /** The first frame of a press: what is below the head is not begun. */
  headOnly?: boolean;
  /** The item was asked for and did not come: what is known of it stays. */
  failure?: SkuFailureFacts | null;
}

/** An item's page from the moment on in which its name is known. */
export function KnownSku({ id, known, item, searchId, matched, headOnly = false, failure = null }: KnownSkuProps) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const cart = useAddToCart();
  const signedIn = session !== null;
  const knowsOrders = usePermission('ORDER_MANAGEMENT');
  const crumbs = (item?.crumbs ?? []).map(({ categoryCode, categoryName }) => ({
    label: categoryName,
    href: categoryHref(categoryCode),
  }));
  return (
    <Stack gap={16} className={styles.page}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, ...crumbs, { label: known.productName }]} />
      <SkuView
        item={item}
        known={known}
        failure={failure}
        loginHref={signedIn ? null : loginHref(itemHref(id))}
        parts={{
          cart,
          searchId,
          codes: signedIn && <CustomerCodes itemCode={id} matched={matched} />,
          region: item && <DeliveryRegion {...item.delivery} />,
          purchases: knowsOrders && <ItemPurchaseLine itemCode={id} />,
          acts: item && (
            <SkuActs
              itemCode={item.itemCode}
              productName={item.productName}
              quantity={item.moqSales}
              signedIn={signedIn}
              blocked={item.obstacle !== null}
            />
          ),
        }}
      />
      {!failure && (headOnly || !item) && <SkuRoom />}
      {!headOnly && item && <SkuBelow itemCode={id} item={item} cart={cart} />}
    </Stack>
  );
}

/** An item that a row or an answer tells of stands in the first frame after the press on it. */
learnFirstFrame(({ to, search }, queryClient) => {
  const id = itemCodeIn(to);
  const known = id === null ? undefined : knownSku(queryClient, id);
  if (id === null || !known) return null;
  const item = queryClient.getQueryData(itemQuery(id).queryKey) ?? null;
  return <KnownSku id={id} known={known} item={item} {...skuSearchOf(search)} headOnly />;
});

/** Where the goods go; people who may order choose among their addresses first. */
function DeliveryRegion({ regionCode, regionText }: Pick<DeliveryDay, 'regionCode' | 'regionText'>) {
  const queryClient = useQueryClient();
  const hasAddresses = usePermission('ORDER_ADD');
  return (
    <RegionPicker
      value={regionCode}
      text={regionText}
      hasAddresses={hasAddresses}
      onChoose={(code) => void chooseRegion(queryClient, code)}
    />
  );
}
