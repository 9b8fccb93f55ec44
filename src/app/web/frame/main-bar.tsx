import { BATCH_ORDER_PATH, CART_PATH } from '#business/paths/rules/public.ts';
import { MessageBell } from '#features/messages/web/public.ts';
import { Picture } from '#platform/web/display/picture.tsx';
import { CartIcon, ListIcon } from '#platform/web/icons/icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { FrameProps, PromoPicture } from './frame-data.ts';
import { Logo } from './logo.tsx';
import styles from './main-bar.module.css';
import { SearchBox } from './search-box.tsx';

/** Main bar, 80 px, stays in view while the page scrolls (specification 2.6). */
export function MainBar({ data, actions }: FrameProps) {
  const { user } = data;
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Logo logoUrl={user?.logoUrl ?? null} firmName={user?.firmShortName} />
        {user && (
          <span className={styles.firm} title={user.firmName}>
            {user.firmShortName || user.firmName}
          </span>
        )}
        {data.promo && <Promo promo={data.promo} />}
        <div className={styles.search}>
          <SearchBox data={data} actions={actions} />
        </div>
        {user && data.mayBuy && data.availablePaths.has(BATCH_ORDER_PATH) && (
          <PageLink href={BATCH_ORDER_PATH} className={styles.bulk}>
            <ListIcon size={16} />
            批量下单
          </PageLink>
        )}
        {user && (
          <span className={styles.bell}>
            <MessageBell />
          </span>
        )}
        {data.mayBuy && data.availablePaths.has(CART_PATH) && <CartButton count={data.cartCount} />}
      </div>
    </header>
  );
}

function Promo({ promo }: { promo: PromoPicture }) {
  const picture = (
    <Picture
      src={promo.pictureUrl}
      alt={promo.linkUrl ? '活动推荐' : ''}
      width={108}
      height={74}
      priority
      fit="cover"
    />
  );
  if (!promo.linkUrl) return <span className={styles.promo}>{picture}</span>;
  return (
    <PageLink href={promo.linkUrl} className={styles.promo}>
      {picture}
    </PageLink>
  );
}

function CartButton({ count }: { count: number | null }) {
  const look = count === null ? styles.unknown : count === 0 ? styles.none : undefined;
  return (
    <PageLink href={CART_PATH} className={styles.cart}>
      <CartIcon size={18} />
      <span className={styles.word}>购物车</span>
      <span className={joinClasses(styles.count, look)}>{(count ?? 0) > 999 ? '999+' : (count ?? 0)}</span>
      <span className="visually-hidden">种商品</span>
    </PageLink>
  );
}
