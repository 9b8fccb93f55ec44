import type { ReactNode } from 'react';
import { ItemPageLink } from '#features/catalog/web/public.ts';
import { FromPrice } from '#features/prices/web/public.ts';
import { afterFrame } from '#platform/web/after-frame.ts';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import type { ResultItem } from '../contract/search-schemas.ts';
import { recordClick } from './record-click.ts';
import { useResultPage } from './result-context.ts';
import styles from './result-facts.module.css';

interface ItemLinkProps {
  item: ResultItem;
  children: ReactNode;
  className?: string;
  /** The name beside it leads to the same page: one stop for the keyboard and for readers is enough. */
  second?: boolean;
}

/** Link to an item that tells the search it was chosen from. */
export function ItemLink({ item, children, className, second }: ItemLinkProps) {
  const { searchId, state } = useResultPage();
  const record = () => {
    if (searchId) afterFrame(() => recordClick({ keyword: state.keyword, searchId, itemCode: item.itemCode }));
  };
  const aside = second ? { tabIndex: -1, 'aria-hidden': true } : {};
  return (
    <ItemPageLink item={item} searchId={searchId} className={className} onClick={record} {...aside}>
      {children}
    </ItemPageLink>
  );
}

/** 起订 2，按 2 递增: what may be ordered, in few words. */
function orderRule({ moqSales, moqIncrement, orderUnit }: ResultItem): string {
  const step = moqIncrement > 1 ? `，步长 ${moqIncrement}` : '';
  return `起订 ${moqSales} ${orderUnit}${step}`;
}

export function ItemNumbers({ item }: { item: ResultItem }) {
  return (
    <span className={styles.numbers}>
      <CopyText text={item.itemCode} label={`产品编码 ${item.itemCode}`} className={styles.code}>
        {item.itemCode}
      </CopyText>
      {item.mpn && <span title="制造商型号">{item.mpn}</span>}
      <span>{orderRule(item)}</span>
    </span>
  );
}

export function ItemFlags({ item }: { item: ResultItem }) {
  if (!item.newFlag && !item.hotFlag && !item.isPurchased) return null;
  return (
    <span className={styles.flags}>
      {item.newFlag && <Tag tone="progress">新品</Tag>}
      {item.hotFlag && <Tag tone="warning">热销</Tag>}
      {item.isPurchased && <Tag>买过</Tag>}
    </span>
  );
}

export function ItemPrice({ item, unit = false }: { item: ResultItem; unit?: boolean }) {
  return (
    <span className={styles.price}>
      <Money yuan={item.salesPrice} unit={unit ? item.orderUnit : undefined} className={styles.figure} />
      {item.priceBadge && <Tag tone="accent">{item.priceBadge}</Tag>}
      <FromPrice prices={item} moq={item.moqSales} unit={item.orderUnit} />
    </span>
  );
}

const SAME_DAY = 2;

/** When it leaves, or why it cannot be bought now. */
export function ItemDelivery({ item }: { item: ResultItem }) {
  if (item.obstacle) return <span className={styles.obstacle}>{item.obstacle}</span>;
  return (
    <span className={joinClasses(styles.delivery, item.dayType <= SAME_DAY && styles.today)}>{item.deliveryText}</span>
  );
}

/** 100个/盒 */
export function packText({ packQuantity, baseUnit, orderUnit }: ResultItem): string {
  return packQuantity > 1 ? `${packQuantity}${baseUnit}/${orderUnit}` : `1${orderUnit}`;
}
