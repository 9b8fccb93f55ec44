import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ChooseOpen } from '#platform/web/kits/list/choose-open.tsx';
import { GoodsTable } from '#platform/web/kits/list/goods-table.tsx';
import type { Selection } from '#platform/web/kits/list/use-selection.ts';
import type { SelectionDetail, SelectionLine } from '../contract/selection-schemas.ts';
import { moveTo } from '../rules/move-line.ts';
import { SelectionRow } from './selection-row.tsx';
import styles from './selection-table.module.css';
import type { ListEdits } from './use-list-edits.ts';
import { useRowDrag } from './use-row-drag.ts';

/** Rows drawn at first and with each press on 再显示. */
const SCREENFUL = 100;

export const isOpen = ({ obstacle }: SelectionLine) => obstacle === null;
export const entriesOf = (lines: readonly SelectionLine[]) => lines.map((line) => [line.skuCode, line] as const);

type Props = { list: SelectionDetail; edits: ListEdits; selection: Selection<SelectionLine> };

const COLUMNS = [
  { label: '商品' },
  { label: '含税单价', className: styles.price },
  { label: '库存 / 发货', className: styles.stock },
  { label: '数量', className: styles.quantity },
  { label: '小计', className: styles.amount },
  { label: '操作', className: styles.acts },
];

/** The goods of a list in its order; its owner drags rows, or moves them with the arrow keys on their handle. */
export function SelectionTable({ list, edits, selection }: Props) {
  const { lines, own } = list;
  const [drawn, setDrawn] = useState(SCREENFUL);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const line = lines[from];
    if (!line || to < 0 || to >= lines.length) return;
    setSaid(`${line.productName} 已移到第 ${to + 1} 行，共 ${lines.length} 行`);
    void edits.arrange(moveTo(lines, from, to));
  };
  const drag = useRowDrag(move);
  const rest = lines.length - drawn;
  return (
    <>
      <GoodsTable
        caption="清单商品"
        check={
          <ChooseOpen label="选择全部商品" labelHidden open={entriesOf(lines.filter(isOpen))} selection={selection} />
        }
        columns={COLUMNS}
        ruled
        className={styles.table}
        data-own={own || undefined}
      >
        <tbody>
          {lines.slice(0, drawn).map((line, place) => (
            <SelectionRow
              key={line.skuCode}
              line={line}
              place={place}
              own={own}
              edits={edits}
              drag={{ ...drag.handle(place), state: drag.stateOf(place) }}
              chosen={selection.has(line.skuCode)}
              onChoose={(on) => selection.set([[line.skuCode, line]], on)}
              onMove={(by) => move(place, place + by)}
            />
          ))}
        </tbody>
      </GoodsTable>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {rest > 0 && (
        <div className={styles.more}>
          <Button onClick={() => setDrawn(drawn + SCREENFUL)}>
            再显示 {Math.min(SCREENFUL, rest)} 行（还有 {rest} 行）
          </Button>
        </div>
      )}
    </>
  );
}
