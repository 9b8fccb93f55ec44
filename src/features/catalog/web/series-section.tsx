import { useMemo, useSyncExternalStore } from 'react';
import { itemHref } from '#business/paths/rules/public.ts';
import { useMayBuy } from '#features/access/web/public.ts';
import { FromPrice } from '#features/prices/web/public.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { SeriesTable } from '../contract/item-schemas.ts';
import type { CartHand } from './cart-hand.ts';
import { SeriesOrder, SeriesOrderPlace } from './series-order.tsx';
import styles from './series-section.module.css';

type SeriesItem = SeriesTable['items'][number];
type SeriesSectionProps = {
  series: SeriesTable;
  currentItem: string;
  add: CartHand['add'];
  /** The rows that are missing are not on their way. */
  cut?: boolean;
};

/** The column that only those see who buy. */
const ORDER = 'order';

/** Height of a row in pixels, borders included: rows that are still to come keep their place. */
const ROW = 43;

/** The whole series in one table: what differs stands in columns, every row can be ordered where it stands. */
export function SeriesSection({ series, currentItem, add, cut = false }: SeriesSectionProps) {
  const alive = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const mayBuy = useMayBuy();
  const columns = useMemo(
    () => seriesColumnsOf(series, add, alive).filter(({ key }) => mayBuy || key !== ORDER),
    [series, add, alive, mayBuy],
  );
  const missing = cut ? 0 : series.itemCount - series.items.length;
  const note = [...series.shared, `共 ${series.itemCount} 个规格`].filter(Boolean).join(' • ');
  return (
    <Section title="同系列规格" note={note} flush className={styles.section}>
      <DataTable
        caption={`${series.productName} 的全部规格`}
        compact
        columns={columns}
        rows={series.items}
        rowKey={(item) => item.itemCode}
        rowState={(item) => (item.itemCode === currentItem ? 'marked' : item.obstacle === null ? undefined : 'faded')}
      />
      {missing > 0 && <div style={{ height: missing * ROW }} aria-hidden="true" />}
    </Section>
  );
}

const subscribeToNothing = () => () => undefined;

const packText = ({ packQuantity, baseUnit, orderUnit }: SeriesItem) =>
  packQuantity > 1 ? `${packQuantity}${baseUnit}/${orderUnit}` : orderUnit;

/** 内六角圆柱头螺钉 DIN 912 M8 30: what a row is called where its place in the table says nothing. */
const nameOf = ({ productName }: SeriesTable, { values }: SeriesItem) => [productName, ...values].join(' ').trim();

function seriesColumnsOf(series: SeriesTable, add: CartHand['add'], alive: boolean): Column<SeriesItem>[] {
  const units = [...new Set(series.items.map(({ baseUnit }) => baseUnit))];
  const base: Column<SeriesItem> = {
    key: 'base',
    header: units.length === 1 ? `折合每${units[0]}` : '折合单价',
    align: 'right',
    render: (item) => <Money yuan={item.basePrice ?? item.salesPrice} exact />,
  };
  return [
    {
      key: 'item',
      header: '产品编码',
      rowHeader: true,
      render: (item) => <PageLink href={itemHref(item.itemCode)}>{item.itemCode}</PageLink>,
    },
    ...series.columns.map((header, index) => ({
      key: `value-${header}`,
      header,
      render: (item: SeriesItem) => item.values[index] || '—',
    })),
    { key: 'pack', header: '包装', render: packText },
    { key: 'delivery', header: '发货', render: (item) => <Delivery item={item} /> },
    {
      key: 'price',
      header: '含税单价',
      align: 'right',
      render: (item) => (
        <>
          <Money yuan={item.salesPrice} className={styles.price} />
          <FromPrice prices={item} moq={item.moqSales} unit={item.orderUnit} />
        </>
      ),
    },
    ...(series.items.some(({ basePrice }) => basePrice !== null) ? [base] : []),
    {
      key: ORDER,
      header: '数量',
      width: 232,
      render: (item) =>
        alive ? <SeriesOrder item={item} add={add} name={nameOf(series, item)} /> : <SeriesOrderPlace />,
    },
  ];
}

function Delivery({ item }: { item: SeriesItem }) {
  return <span className={item.obstacle === null ? styles.ready : undefined}>{item.deliveryText}</span>;
}
