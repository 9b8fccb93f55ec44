import { brandHref } from '#business/paths/rules/public.ts';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { KnownItem } from './known-item.ts';
import styles from './sku-head.module.css';

interface SkuHeadProps {
  item: Pick<KnownItem, 'itemCode' | 'productName' | 'mpn' | 'brandName'>;
  /** Where the brand's name leads; null until the item itself has come. */
  brandCode: string | null;
}

/** Name of the item and the numbers people know it by: what a list says of it as well, so that it stands before the rest. */
export function SkuHead({ item, brandCode }: SkuHeadProps) {
  return (
    <div>
      <h1 className={styles.name}>{item.productName}</h1>
      <dl className={styles.numbers}>
        <div>
          <dt>产品编码</dt>
          <dd>
            <strong>{item.itemCode}</strong>
            <CopyText text={item.itemCode} label="产品编码" />
          </dd>
        </div>
        {item.mpn && (
          <div>
            <dt>制造商型号</dt>
            <dd>
              {item.mpn}
              <CopyText text={item.mpn} label="制造商型号" />
            </dd>
          </div>
        )}
        {item.brandName && (
          <div>
            <dt>品牌</dt>
            <dd>{brandCode ? <PageLink href={brandHref(brandCode)}>{item.brandName}</PageLink> : item.brandName}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
