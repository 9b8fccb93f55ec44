import { CartIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { FrameProps, PromoPicture } from './frame-data.ts';
import { Logo } from './logo.tsx';
import styles from './main-bar.module.css';
import { SearchBox } from './search-box.tsx';

/** Main bar of specification 2.6: 80 px, stays in view while scrolling. */
export function MainBar({ data, actions }: FrameProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo logoUrl={data.user?.logoUrl ?? null} firmName={data.user?.firmName} />
          {data.user && <span className={styles.firm}>{data.user.firmShortName}</span>}
        </div>
        {data.promo && <Promo picture={data.promo} />}
        <div className={styles.search}>
          <SearchBox data={data} actions={actions} />
        </div>
        <PageLink href="/cart.html" className={styles.cart}>
          <CartIcon size={17} />
          购物车
          {data.cartCount !== null && data.cartCount > 0 && (
            <span className={styles.count} aria-label={`${data.cartCount} 种商品`}>
              {data.cartCount > 999 ? '999+' : data.cartCount}
            </span>
          )}
        </PageLink>
      </div>
    </header>
  );
}

function Promo({ picture }: { picture: PromoPicture }) {
  const image = <img src={picture.pictureUrl} width={108} height={74} alt="推荐活动" />;
  if (!picture.linkUrl) return <span className={styles.promo}>{image}</span>;
  return (
    <PageLink className={styles.promo} href={picture.linkUrl}>
      {image}
    </PageLink>
  );
}
