import { useMayBuy } from '#features/access/web/public.ts';
import { ToListButton } from '#features/catalog/web/public.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Row } from '#platform/web/display/row.tsx';
import type { ResultItem, SearchResult } from '../contract/search-schemas.ts';
import { useResultPage } from './result-context.ts';
import { ItemDelivery, ItemFlags, ItemLink, ItemNumbers, ItemPrice, packText } from './result-facts.tsx';
import styles from './result-list.module.css';
import { RowAdd, RowQuantity, useRowPurchase } from './row-purchase.tsx';
import { columnWidth } from './text-width.ts';

const PICTURE_PX = 52;
/** Rows in the first view: their pictures load at once. */
const FIRST_VIEW = 8;
/** Longer values may break; shorter ones stay in one line by the table's own style. */
const ONE_LINE = 10;

function ProductCell({ item, priority }: { item: ResultItem; priority: boolean }) {
  return (
    <Row gap={12}>
      <ItemLink item={item} second>
        <Picture src={item.productImg} alt="" width={PICTURE_PX} height={PICTURE_PX} priority={priority} />
      </ItemLink>
      <div className={styles.words}>
        <ItemLink item={item} className={styles.name}>
          {item.productName}
        </ItemLink>
        <ItemFlags item={item} />
        <ItemNumbers item={item} />
      </div>
    </Row>
  );
}

function PurchaseCell({ item }: { item: ResultItem }) {
  const purchase = useRowPurchase(item);
  if (item.obstacle) return <span className={styles.off}>暂不可购</span>;
  return (
    <div className={styles.purchase}>
      <RowQuantity item={item} purchase={purchase} />
      <RowAdd item={item} purchase={purchase} />
      <ToListButton item={item} quantity={purchase.quantity} small />
    </div>
  );
}

/** Widths are known before the first row is painted: nothing moves when the rest of a long list arrives. */
const TYPE_PX = 14;
const CELL_PADDING_PX = 26;
const MOST_PX = 150;
const DELIVERY_PX = 104;
const PRICE_PX = 122;
const PURCHASE_PX = 212;
/** The column that only those see who buy. */
const PURCHASE = 'purchase';

const widthOf = (header: string, texts: readonly string[]) =>
  columnWidth([header, ...texts], TYPE_PX, CELL_PADDING_PX, MOST_PX);

function attributeText({ attributes }: ResultItem, name: string): string {
  const found = attributes.find((attribute) => attribute.name === name);
  return found ? `${found.value}${found.unit ?? ''}` : '';
}

function attributeColumn(name: string, items: readonly ResultItem[]): Column<ResultItem> {
  return {
    key: `attribute:${name}`,
    header: name,
    width: widthOf(
      name,
      items.map((item) => attributeText(item, name)),
    ),
    render: (item) => {
      const text = attributeText(item, name);
      if (!text) return <span className={styles.off}>—</span>;
      return text.length <= ONE_LINE ? text : <span className={styles.long}>{text}</span>;
    },
  };
}

function columnsOf({ columns, items }: Pick<SearchResult, 'columns' | 'items'>): Column<ResultItem>[] {
  const first = new Set(items.slice(0, FIRST_VIEW).map(({ itemCode }) => itemCode));
  return [
    {
      key: 'product',
      header: '商品',
      rowHeader: true,
      render: (item) => <ProductCell item={item} priority={first.has(item.itemCode)} />,
    },
    ...columns.map((name) => attributeColumn(name, items)),
    { key: 'pack', header: '包装', width: widthOf('包装', items.map(packText)), render: packText },
    {
      key: 'delivery',
      header: '发货',
      width: DELIVERY_PX,
      render: (item) => <ItemDelivery item={item} />,
    },
    { key: 'price', header: '含税单价', align: 'right', width: PRICE_PX, render: (item) => <ItemPrice item={item} /> },
    { key: PURCHASE, header: '数量', width: PURCHASE_PX, render: (item) => <PurchaseCell item={item} /> },
  ];
}

interface ResultListProps {
  result: Pick<SearchResult, 'columns' | 'items'>;
  stale: boolean;
}

/** Columns of the result, those first that the page puts first. */
function inOrder(columns: readonly string[], first: readonly string[] = []): string[] {
  const known = first.filter((name) => columns.includes(name));
  return [...known, ...columns.filter((name) => !known.includes(name))];
}

/** Dense list: what tells the rows apart stands in columns, and every row can be bought from. */
export function ResultList({ result, stale }: ResultListProps) {
  const { firstColumns } = useResultPage();
  const mayBuy = useMayBuy();
  const columns = columnsOf({ ...result, columns: inOrder(result.columns, firstColumns) });
  return (
    <div className={styles.list} data-columns={result.columns.length}>
      <DataTable
        caption="搜索结果"
        columns={mayBuy ? columns : columns.filter(({ key }) => key !== PURCHASE)}
        rows={result.items}
        rowKey={(item) => item.itemCode}
        rowState={(item) => (item.obstacle ? 'faded' : undefined)}
        compact
        stale={stale}
      />
    </div>
  );
}
