import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { closestItemsQuery } from '#features/search/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { FoundItem } from '../../contract/quote-desk-schemas.ts';
import styles from '../quote.module.css';
import { foundItemsQuery } from '../quote-api.ts';

type Props = { wished: string; onPick: (item: FoundItem) => void; onClose: () => void };

/** Finds an item of the catalogue for a wish: by number, model or words of the name. */
export function ItemPicker({ wished, onPick, onClose }: Props) {
  const [typed, setTyped] = useState(wished.slice(0, 60));
  const [keyword, setKeyword] = useState('');
  const found = useQuery(closestItemsQuery(keyword));
  const itemNos = found.data ?? [];
  const { data = itemNos.length === 0 && found.isSuccess ? [] : undefined, ...items } = useQuery(
    foundItemsQuery(itemNos),
  );
  const [isFetching, isError] = [found.isFetching || items.isFetching, found.isError || items.isError];
  return (
    <Dialog open size="lg" title="选商品" onClose={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <Row
        as="form"
        gap={10}
        looks={['wrap']}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setKeyword(typed.trim());
        }}
      >
        <TextField
          label="编码、型号或品名"
          value={typed}
          maxLength={60}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" kind="primary" busy={isFetching}>
          查找
        </Button>
      </Row>
      {isError && <p className={styles.problem}>查找失败，请重试。</p>}
      {data?.length === 0 && <p className={styles.quiet}>没有找到，换个词试试。</p>}
      <ul className={styles.found}>
        {data?.map((item) => (
          <li key={item.itemNo}>
            <CellLines>
              <span>{item.name}</span>
              <small>
                {[item.itemNo, item.brandName, item.model].filter(Boolean).join(' · ')}，可用 {item.available}{' '}
                {item.unit}
              </small>
            </CellLines>
            <Row as="span" gap={10} looks={['wrap']}>
              <Money yuan={item.salesPrice} />
              <Button size="sm" aria-label={`选用 ${item.itemNo}`} onClick={() => onPick(item)}>
                选用
              </Button>
            </Row>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
