import type { ReactNode } from 'react';
import { itemHref } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SharedGoods } from '../contract/shared-schemas.ts';
import styles from './shared-page.module.css';

type Item = SharedGoods['items'][number];

function Goods({ item }: { item: Item }) {
  return (
    <li>
      <span className={styles.goods}>
        <Picture src={item.productImg} alt="" width={76} height={76} />
        <CellLines>
          <PageLink href={itemHref(item.itemCode)}>{item.productName}</PageLink>
          <small>{[item.itemCode, item.brandName, item.mpn].filter(Boolean).join(' · ')}</small>
          <small>{item.obstacle ?? item.deliveryText}</small>
          <Money yuan={item.salesPrice} unit={item.orderUnit} className={styles.total} />
          {item.remark && <span className={styles.remark}>{item.remark}</span>}
        </CellLines>
      </span>
      <ButtonLink href={itemHref(item.itemCode)} size="sm" aria-label={`查看 ${item.productName}`}>
        查看
      </ButtonLink>
    </li>
  );
}

interface RecommendedGoodsProps {
  title: string;
  note: string;
  items: readonly Item[];
  children?: ReactNode;
}

/** Recommended goods as their reader sees them: what is said of all, then each with what is said of it. */
export function RecommendedGoods({ title, note, items, children }: RecommendedGoodsProps) {
  return (
    <Section title={title} note={`共 ${items.length} 种`}>
      {note && <p className={styles.said}>{note}</p>}
      <ul className={styles.list}>
        {items.map((item) => (
          <Goods key={item.itemCode} item={item} />
        ))}
      </ul>
      {children}
    </Section>
  );
}
