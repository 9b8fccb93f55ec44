import { type ReactNode, useState } from 'react';
import { Tag } from '#platform/web/display/tag.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import type { ItemPage } from '../contract/item-page-schemas.ts';
import type { CartHand } from './cart-hand.ts';
import type { KnownItem } from './known-item.ts';
import { SkuFailure, type SkuFailureFacts } from './sku-failure.tsx';
import { SkuGallery } from './sku-gallery.tsx';
import { SkuHead } from './sku-head.tsx';
import { SkuPrice } from './sku-price.tsx';
import { SkuPurchase } from './sku-purchase.tsx';
import { KnownTerms, SkuTerms } from './sku-terms.tsx';
import styles from './sku-view.module.css';

interface SkuParts {
  cart: CartHand;
  searchId?: string;
  /** Codes of the caller's firm. */
  codes?: ReactNode;
  /** Shows and changes where goods go. */
  region: ReactNode;
  /** What the caller's firm bought of it before. */
  purchases?: ReactNode;
  /** What else can be done: ask for a price, report a mistake. */
  acts: ReactNode;
}

interface SkuViewProps {
  /** Null: what a list says of the item is all there is yet; the rest follows, and moves nothing. */
  item: ItemPage | null;
  known: KnownItem;
  /** The item was asked for and did not come. */
  failure?: SkuFailureFacts | null;
  loginHref: string | null;
  parts: SkuParts;
}

/** Upper part of the product page: pictures on the left, what it is and costs on the right. */
export function SkuView({ item, known, failure = null, loginHref, parts }: SkuViewProps) {
  const offer = item ?? known.offer ?? null;
  const failed = failure !== null;
  return (
    <article className={styles.card}>
      <SkuGallery
        name={known.productName}
        pictures={item ? item.pictures : [known.productImg]}
        flags={item && flagsOf(item)}
      />
      <div className={styles.main}>
        <SkuHead item={item ?? known} brandCode={item?.brandCode ?? null} />
        {offer && <SkuPrice item={offer} terms={item} failed={failed} loginHref={loginHref} />}
        {!offer && !failed && <SkeletonLines count={3} />}
        {item ? <SkuOrder item={item} parts={parts} /> : <KnownTerms offer={offer} failed={failed} />}
        {failure && <SkuFailure {...failure} />}
      </div>
    </article>
  );
}

function flagsOf({ newFlag, hotFlag, saleFlag }: ItemPage): ReactNode {
  const flags = [newFlag && '新品', hotFlag && '热销', saleFlag && '促销'].flatMap((flag) => flag || []);
  if (flags.length === 0) return null;
  return flags.map((flag) => (
    <Tag key={flag} tone="accent">
      {flag}
    </Tag>
  ));
}

/** Terms and 加入购物车, which go by the quantity that is wanted. */
function SkuOrder({ item, parts }: { item: ItemPage; parts: SkuParts }) {
  const [quantity, setQuantity] = useState(item.moqSales);
  const { cart, searchId, codes, region, purchases, acts } = parts;
  return (
    <>
      <SkuTerms item={item} quantity={quantity} region={region} codes={codes} purchases={purchases} />
      <SkuPurchase
        item={item}
        cart={cart}
        searchId={searchId}
        quantity={quantity}
        acts={acts}
        onQuantity={setQuantity}
      />
    </>
  );
}
