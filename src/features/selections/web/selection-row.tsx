import type { PointerEventHandler } from 'react';
import { itemHref } from '#business/paths/rules/public.ts';
import { goodsFacts } from '#features/catalog/rules/public.ts';
import { ItemStepper } from '#features/catalog/web/public.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Grip } from '#platform/web/controls/grip.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import goods from '#platform/web/kits/list/goods-table.module.css';
import { GoodsWords } from '#platform/web/kits/list/goods-words.tsx';
import { ObstacleLine } from '#platform/web/kits/list/obstacle-line.tsx';
import type { SelectionLine } from '../contract/selection-schemas.ts';
import { RowNote } from './row-note.tsx';
import styles from './selection-table.module.css';
import type { ListEdits } from './use-list-edits.ts';

type Handle = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  PointerEventHandler<HTMLElement>
>;

type Props = {
  line: SelectionLine;
  place: number;
  own: boolean;
  edits: ListEdits;
  drag: Handle & { state: string | undefined };
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onMove: (by: number) => void;
};

export function SelectionRow({ line, place, own, edits, drag, chosen, onChoose, onMove }: Props) {
  const { state, ...handle } = drag;
  const stuck = line.obstacle !== null;
  return (
    <tr
      className={joinClasses(goods.row, styles.row)}
      data-place={place}
      data-drag={state}
      data-stuck={stuck || undefined}
      data-chosen={(chosen && !stuck) || undefined}
    >
      <td className={joinClasses(goods.check, styles.check)}>
        <Row as="span" gap={4}>
          {own && <Grip label={`${line.skuCode}，第 ${place + 1} 行`} onMove={onMove} {...handle} />}
          <Checkbox
            label={`选择 ${line.skuCode} ${line.productName}`}
            labelHidden
            checked={chosen && !stuck}
            disabled={stuck}
            onChange={() => onChoose(!chosen)}
          />
        </Row>
      </td>
      <th scope="row" className={joinClasses(goods.goods, styles.goodsCell)}>
        <Goods line={line} own={own} edits={edits} />
      </th>
      <td className={joinClasses(goods.price, styles.price)}>
        <Money yuan={line.salesPrice} unit={line.orderUnit} />
      </td>
      <td className={styles.stock}>
        {line.available !== null && !line.gone && (
          <p>
            现货 {line.available.toLocaleString('zh-CN')} {line.orderUnit}
          </p>
        )}
        <p className={styles.sub}>{line.deliveryText}</p>
      </td>
      <td className={joinClasses(goods.quantity, styles.quantity)}>
        {own && !line.gone ? (
          <ItemStepper
            item={{ ...line, itemCode: line.skuCode }}
            value={line.quantity}
            onChange={(quantity) => (quantity > 0 ? edits.quantity(line, quantity) : void edits.remove([line]))}
          />
        ) : (
          `${line.quantity} ${line.orderUnit}`
        )}
      </td>
      <td className={joinClasses(goods.amount, styles.amount)}>{stuck ? '—' : <Money yuan={line.amount} exact />}</td>
      <td className={joinClasses(goods.acts, styles.acts)}>{own && <DeleteButton line={line} edits={edits} />}</td>
    </tr>
  );
}

function DeleteButton({ line, edits }: Pick<Props, 'line' | 'edits'>) {
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={`删除 ${line.skuCode} ${line.productName}`}
      onClick={() => void edits.remove([line])}
    >
      删除
    </button>
  );
}

function Goods({ line, own, edits }: Pick<Props, 'line' | 'own' | 'edits'>) {
  const facts = goodsFacts(line);
  return (
    <GoodsWords
      picture={line.productImg}
      size={48}
      name={line.productName}
      href={line.gone ? null : itemHref(line.skuCode)}
      code={line.skuCode}
      facts={facts && ` · ${facts}`}
    >
      {line.obstacle !== null && <ObstacleLine>{line.obstacle}</ObstacleLine>}
      <RowNote line={line} own={own} onSave={(text) => edits.note(line, text)} />
    </GoodsWords>
  );
}
