import { PriceTermsNote, TierTable } from '#features/prices/web/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ItemDetail } from '../contract/item-schemas.ts';
import styles from './sku-price.module.css';

type SkuPriceProps = {
  item: Pick<ItemDetail, 'salesPrice' | 'listPrice' | 'priceBadge' | 'orderUnit'>;
  /** What is known of the price besides; until then it is the one the list showed. */
  terms: ItemDetail | null;
  /** The item was asked for and did not come. */
  failed?: boolean;
  /** Where a visitor logs in to see the price of the own company; null for those who are logged in. */
  loginHref: string | null;
};

/** Price block: the price of this firm and why, by quantity, tax taken out, and what one base unit comes to. */
export function SkuPrice({ item, terms, failed = false, loginHref }: SkuPriceProps) {
  const reduced = item.salesPrice !== null && item.listPrice !== null && item.salesPrice !== item.listPrice;
  return (
    <div className={styles.price} data-from={terms ? undefined : 'list'}>
      <p className={styles.main}>
        {item.priceBadge && <Tag tone="accent">{item.priceBadge}</Tag>}
        <Money yuan={item.salesPrice} className={styles.figure} />
        {item.salesPrice && <span className={styles.unit}>/ {item.orderUnit}（含税）</span>}
        {reduced && (
          <s className={styles.list}>
            <span className="visually-hidden">目录价 </span>
            <Money yuan={item.listPrice} />
          </s>
        )}
        {loginHref && (
          <PageLink href={loginHref} className={styles.login}>
            登录后查看企业价
          </PageLink>
        )}
      </p>
      {terms ? (
        <PriceTerms item={terms} />
      ) : (
        <p className={styles.parts}>{failed ? '列表中的价格，未能更新' : '列表中的价格，正在更新…'}</p>
      )}
    </div>
  );
}

/** Why it costs that, what more of it costs, and the price in its parts. */
function PriceTerms({ item }: { item: ItemDetail }) {
  return (
    <>
      <PriceTermsNote terms={item.priceTerms} />
      <TierTable tiers={item.tiers} unit={item.orderUnit} badge={item.priceBadge} />
      {item.salesPrice && (
        <dl className={styles.parts}>
          <Part label="未税单价" yuan={item.taxFreePrice} />
          <div>
            <dt>税率</dt>
            <dd>{item.taxRate}</dd>
          </div>
          <Part label="含税额" yuan={item.unitTax} />
          {item.basePrice && <Part label={`折合每${item.baseUnit}`} yuan={item.basePrice} />}
        </dl>
      )}
    </>
  );
}

function Part({ label, yuan }: { label: string; yuan: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money yuan={yuan} exact />
      </dd>
    </div>
  );
}
