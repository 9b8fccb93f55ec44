import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { cartQuery } from '#features/cart/web/public.ts';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { GoodsChooser } from './goods-chooser.tsx';
import { boughtQuery, listGoodsQuery, listsQuery } from './goods-queries.ts';
import styles from './recommend.module.css';

type SourceProps = { onChoose: (itemNos: string[]) => void };

const factsOf = (...facts: (string | null)[]) => facts.filter(Boolean).join(' · ');

/** Goods of a selection list. */
export function ListSource({ onChoose }: SourceProps) {
  const lists = useQuery(listsQuery);
  const [listId, setListId] = useState('');
  const goods = useQuery({ ...listGoodsQuery(listId), enabled: listId !== '' });
  if (lists.data?.length === 0) return <p className={styles.quiet}>还没有选型清单。</p>;
  const options = (lists.data ?? []).map((list) => ({
    value: list.listId,
    label: `${list.name}（${list.lineCount} 种）`,
  }));
  return (
    <div className={styles.chooser}>
      <SelectField
        label="选型清单"
        placeholder="请选择清单"
        options={options}
        value={listId}
        onChange={({ target }) => setListId(target.value)}
      />
      {listId !== '' && (
        <GoodsChooser
          key={listId}
          goods={goods.data?.lines.map((line) => ({
            itemNo: line.skuCode,
            name: line.productName,
            gone: line.gone,
            facts: factsOf(line.brandName, line.mpn, line.note),
          }))}
          failed={goods.isError}
          empty="清单里没有可以推荐的商品。"
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

/** Goods the current firm has bought within a year, the most often bought first. */
export function BoughtSource({ onChoose }: SourceProps) {
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim());
  const goods = useQuery(boughtQuery(keyword));
  return (
    <div className={styles.chooser}>
      <TextField
        label="筛选采购过的商品"
        maxLength={60}
        placeholder="编码、名称、品牌或型号"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <GoodsChooser
        goods={goods.data?.list.map((item) => ({
          itemNo: item.skuCode,
          name: item.productName,
          gone: item.gone,
          facts: factsOf(item.brandName, item.mpn, `近一年 ${item.times} 次`),
        }))}
        failed={goods.isError}
        empty={keyword ? '没有符合条件的商品。' : '近一年没有采购记录。'}
        onChoose={onChoose}
      />
    </div>
  );
}

/** Goods of the person's own cart. */
export function CartSource({ onChoose }: SourceProps) {
  const goods = useQuery(cartQuery);
  const distinct = new Map(goods.data?.lines.map((line) => [line.skuCode, line]));
  return (
    <GoodsChooser
      goods={
        goods.data &&
        [...distinct.values()].map((line) => ({
          itemNo: line.skuCode,
          name: line.productName,
          gone: false,
          facts: factsOf(line.brandName, line.mpn),
        }))
      }
      failed={goods.isError}
      empty="购物车是空的。"
      onChoose={onChoose}
    />
  );
}
