import type { Column } from '#platform/web/display/data-table.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { goodsWords } from '../goods-words.ts';

type Goods = Parameters<typeof goodsWords>[0] & { productName: string };

/** The goods of a line, and below them what the warehouse looks for. */
export const goodsColumn: Column<Goods> = {
  key: 'goods',
  header: '商品',
  rowHeader: true,
  render: (line) => (
    <CellLines>
      <span>{line.productName}</span>
      <small>{goodsWords(line)}</small>
    </CellLines>
  ),
};
