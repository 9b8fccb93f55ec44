import { useState } from 'react';
import { itemHref } from '#business/paths/rules/public.ts';
import { useMayBuy } from '#features/access/web/public.ts';
import { type CartHand, ItemStepper } from '#features/catalog/web/public.ts';
import { FromPrice } from '#features/prices/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { MatchedItem } from '../contract/material-contract.ts';
import styles from './search-material.module.css';

const PICTURE_PX = 52;

function Material({ match }: { match: MatchedItem }) {
  return (
    <>
      <span className={styles.code}>{match.materialCode}</span>
      {match.materialName && <p className={styles.note}>{match.materialName}</p>}
    </>
  );
}

function Goods({ match: { item } }: { match: MatchedItem }) {
  const facts = [item.itemCode, item.brandName, item.mpn].filter(Boolean).join(' · ');
  return (
    <Row gap={12}>
      <Picture src={item.productImg} alt="" width={PICTURE_PX} height={PICTURE_PX} />
      <div>
        <PageLink href={itemHref(item.itemCode)} className={styles.name}>
          {item.productName}
        </PageLink>
        <p className={styles.note}>{facts}</p>
      </div>
    </Row>
  );
}

function Purchase({ match: { item }, cart }: { match: MatchedItem; cart: CartHand }) {
  const [quantity, setQuantity] = useState(item.moqSales);
  if (item.obstacle) return <span className={styles.note}>{item.obstacle}</span>;
  const put = () => {
    if (quantity === 0) notify.warning('请先填写数量');
    else void cart.add([{ itemNo: item.itemCode, quantity }]);
  };
  return (
    <Row gap={8}>
      <ItemStepper item={item} value={quantity} onChange={setQuantity} />
      <Button kind="primary" size="sm" busy={cart.pending} aria-label={`加入购物车：${item.itemCode}`} onClick={put}>
        加入
      </Button>
    </Row>
  );
}

const FACTS: readonly Column<MatchedItem>[] = [
  { key: 'material', header: '贵司编码 / 名称', width: 200, render: (match) => <Material match={match} /> },
  { key: 'goods', header: '商品', rowHeader: true, render: (match) => <Goods match={match} /> },
  { key: 'delivery', header: '发货', width: 120, render: ({ item }) => item.deliveryText },
  {
    key: 'price',
    header: '含税单价',
    align: 'right',
    width: 140,
    render: ({ item }) => (
      <>
        <Money yuan={item.salesPrice} unit={item.orderUnit} />
        <FromPrice prices={item} moq={item.moqSales} unit={item.orderUnit} />
      </>
    ),
  },
];

const purchase = (cart: CartHand): Column<MatchedItem> => ({
  key: 'purchase',
  header: '数量',
  width: 210,
  render: (match) => <Purchase match={match} cart={cart} />,
});

/** Several items under one customer code: what each is, costs, and a way into the cart. */
export function MatchedItems({ matches, cart }: { matches: readonly MatchedItem[]; cart: CartHand }) {
  const mayBuy = useMayBuy();
  return (
    <div className={styles.card}>
      <DataTable
        caption="匹配客户编码的商品"
        columns={mayBuy ? [...FACTS, purchase(cart)] : FACTS}
        rows={matches}
        rowKey={({ materialCode, item }) => `${materialCode} ${item.itemCode}`}
        rowState={({ item }) => (item.obstacle ? 'faded' : undefined)}
      />
    </div>
  );
}
