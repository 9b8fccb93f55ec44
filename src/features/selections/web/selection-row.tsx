import type { KeyboardEvent, PointerEventHandler } from 'react';
import { itemHref } from '#business/paths/rules/public.ts';
import { describeQuantityRule } from '#features/catalog/rules/public.ts';
import { ItemStepper } from '#features/catalog/web/public.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { GripIcon } from '#platform/web/icons/icons.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import goods from '#platform/web/kits/list/goods-table.module.css';
import { ObstacleLine } from '#platform/web/kits/list/obstacle-line.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
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

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

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
          {own && <DragHandle line={line} place={place} onMove={onMove} handle={handle} />}
          <Checkbox
            label={`选择 ${line.skuCode} ${line.productName}`}
            labelHidden
            checked={chosen && !stuck}
            disabled={stuck}
            onChange={() => onChoose(!chosen)}
          />
        </Row>
      </td>
      <th scope="row" className={styles.goodsCell}>
        <Goods line={line} own={own} edits={edits} />
      </th>
      <td className={styles.price}>
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
      <td className={styles.quantity}>
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
      <td className={styles.amount}>{stuck ? '—' : <Money yuan={line.amount} exact />}</td>
      <td className={styles.acts}>{own && <DeleteButton line={line} edits={edits} />}</td>
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

type DragHandleProps = Pick<Props, 'line' | 'place' | 'onMove'> & { handle: Handle };

function DragHandle({ line, place, onMove, handle }: DragHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={`移动 ${line.skuCode}，第 ${place + 1} 行，按上下箭头键调整顺序`}
      title="拖动或按 ↑ ↓ 调整顺序"
      onKeyDown={onKeyDown}
      {...handle}
    >
      <GripIcon size={14} />
    </button>
  );
}

function Goods({ line, own, edits }: Pick<Props, 'line' | 'own' | 'edits'>) {
  const { moqSales: moq, moqIncrement: step, orderUnit: unit } = line;
  const rule = moq > 1 || step > 1 ? describeQuantityRule({ moq, step, unit }) : null;
  const facts = [line.brandName, line.mpn, rule].filter(Boolean).join(' · ');
  return (
    <Row gap={12} looks={['shrinks']}>
      <Picture src={line.productImg} alt="" width={48} height={48} className={styles.picture} />
      <div className={styles.words}>
        {line.gone ? (
          <span className={styles.name}>{line.productName}</span>
        ) : (
          <PageLink href={itemHref(line.skuCode)} className={styles.name}>
            {line.productName}
          </PageLink>
        )}
        <p className={styles.sub}>
          <span className={styles.code}>{line.skuCode}</span>
          {facts && ` · ${facts}`}
        </p>
        {line.obstacle !== null && <ObstacleLine>{line.obstacle}</ObstacleLine>}
        <RowNote line={line} own={own} onSave={(text) => edits.note(line, text)} />
      </div>
    </Row>
  );
}
