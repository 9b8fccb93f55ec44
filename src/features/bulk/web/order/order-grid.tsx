import {
  type ClipboardEvent,
  type Dispatch,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type PastedRow, parsePastedRows } from '#business/written-lines/rules/public.ts';
import { Card } from '#platform/web/display/card.tsx';
import { RowTable } from '../row-table.tsx';
import { moveOf } from './grid-keys.ts';
import { GridRow, type GridRowActs } from './grid-row.tsx';
import styles from './order-grid.module.css';
import { type CellName, checkKey, type RowsChange, type TypedRow, type Verdicts } from './typed-rows.ts';

const ROW_HEIGHT = 49;

const HEADS = ['行', '编码、型号或名称', '数量', '商品与校验', '单价', '金额', '客户物料编码', '备注', ''] as const;

type OrderGridProps = {
  rows: readonly TypedRow[];
  verdicts: Verdicts;
  repeated: ReadonlyMap<number, readonly number[]>;
  change: Dispatch<RowsChange>;
  onPasted: (rows: readonly PastedRow[], at?: number) => void;
};

/** The cell that shall have the focus once it exists. */
interface Aim {
  id: number;
  cell: CellName;
}

/** Everything a row can ask for; the rows themselves are looked up when it happens. */
function useGridActs({ rows, change, onPasted }: OrderGridProps, aimAt: (aim: Aim) => void): GridRowActs {
  const latest = useRef({ rows, change, onPasted, aimAt });
  useLayoutEffect(() => {
    latest.current = { rows, change, onPasted, aimAt };
  });
  return useMemo(() => {
    const focus = (index: number, cell: CellName) => {
      const row = latest.current.rows[index];
      if (row) latest.current.aimAt({ id: row.id, cell });
    };
    const remove = (index: number) => {
      const { rows: all } = latest.current;
      const row = all[index];
      if (!row) return;
      focus(index < all.length - 1 ? index + 1 : index - 1, 'code');
      latest.current.change({ kind: 'remove', ids: [row.id] });
    };
    return {
      onWrite: (id, cells) => latest.current.change({ kind: 'write', id, cells }),
      onRemove: remove,
      onChosen: (index) => focus(index, 'quantity'),
      onKey: (event: KeyboardEvent<HTMLInputElement>, index, cell) => {
        if (event.nativeEvent.isComposing) return;
        const move = moveOf(event, index, cell, latest.current.rows.length);
        if (!move) return;
        event.preventDefault();
        if (move.kind === 'removeRow') remove(index);
        else if (move.kind === 'cell') focus(move.row, move.cell);
        else {
          latest.current.change({ kind: 'addBlank' });
          latest.current.aimAt({ id: 0, cell: 'code' });
        }
      },
      onPaste: (event: ClipboardEvent<HTMLInputElement>, id) => {
        const text = event.clipboardData.getData('text/plain');
        if (!/[\t\n]/.test(text.trim())) return;
        event.preventDefault();
        latest.current.onPasted(parsePastedRows(text), id);
      },
    };
  }, []);
}

/** Rows to write in, from the keyboard alone if one likes; 0 as an aim means the last row. */
export function OrderGrid(props: OrderGridProps) {
  const { rows, verdicts, repeated } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const acts = useGridActs(props, setAim);
  useEffect(() => {
    if (!aim) return;
    const id = aim.id || rows.at(-1)?.id;
    const input = grid.current?.querySelector<HTMLInputElement>(`[data-row="${id}"] [data-cell="${aim.cell}"]`);
    if (!input) return;
    input.focus();
    setAim(null);
  }, [aim, rows]);
  return (
    <Card ref={grid} role="table" aria-label="下单清单" aria-rowcount={rows.length + 1}>
      <RowTable
        heads={HEADS}
        rows={rows}
        rowClass={styles.row}
        headClass={styles.head}
        rowHeight={ROW_HEIGHT}
        keyOf={(row) => row.id}
        render={(row, index) => {
          const verdict = verdicts.get(checkKey(row)) ?? null;
          return <GridRow row={row} index={index} verdict={verdict} acts={acts} others={repeated.get(index + 1)} />;
        }}
      />
    </Card>
  );
}
