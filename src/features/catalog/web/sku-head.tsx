import type { ReactNode } from 'react';
import { brandHref } from '#business/paths/rules/public.ts';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ItemDetail } from '../contract/item-schemas.ts';
import styles from './sku-head.module.css';

/** Name of the item and the numbers people know it by; `codes` are those of the caller's firm, as one more entry. */
export function SkuHead({ item, codes }: { item: ItemDetail; codes?: ReactNode }) {
  const flags = [item.newFlag && '新品', item.hotFlag && '热销', item.saleFlag && '促销'].filter(Boolean);
  return (
    <div>
      <h1 className={styles.name}>
        {item.productName}
        {flags.map((flag) => (
          <Tag key={String(flag)} tone="accent">
            {flag}
          </Tag>
        ))}
      </h1>
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
            <dd>
              {item.brandCode ? <PageLink href={brandHref(item.brandCode)}>{item.brandName}</PageLink> : item.brandName}
            </dd>
          </div>
        )}
        {codes}
      </dl>
    </div>
  );
}
