import { type ReactNode, useState } from 'react';
import type { ItemPage } from '../contract/item-page-schemas.ts';
import type { CartHand } from './cart-hand.ts';
import { SkuGallery } from './sku-gallery.tsx';
import { SkuHead } from './sku-head.tsx';
import { SkuPrice } from './sku-price.tsx';
import { SkuPurchase } from './sku-purchase.tsx';
import { SkuTerms } from './sku-terms.tsx';
import styles from './sku-view.module.css';

type SkuViewProps = {
  item: ItemPage;
  cart: CartHand;
  loginHref: string | null;
  searchId?: string;
  /** Codes of the caller's firm. */
  codes?: ReactNode;
  /** Shows and changes where goods go. */
  region: ReactNode;
  /** What the caller's firm bought of it before. */
  purchases?: ReactNode;
  /** What else can be done: ask for a price, report a mistake. */
  acts: ReactNode;
};

/** Upper part of the product page: pictures on the left, what it is and costs on the right. */
export function SkuView({ item, cart, loginHref, searchId, codes, region, purchases, acts }: SkuViewProps) {
  const [quantity, setQuantity] = useState(item.moqSales);
  return (
    <article className={styles.card}>
      <SkuGallery name={item.productName} pictures={item.pictures} />
      <div className={styles.main}>
        <SkuHead item={item} codes={codes} />
        <SkuPrice item={item} loginHref={loginHref} />
        <SkuTerms item={item} quantity={quantity} region={region} purchases={purchases} />
        <SkuPurchase
          item={item}
          cart={cart}
          searchId={searchId}
          quantity={quantity}
          acts={acts}
          onQuantity={setQuantity}
        />
      </div>
    </article>
  );
}
