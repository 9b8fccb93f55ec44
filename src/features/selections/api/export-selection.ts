import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { tableWorkbook, XLSX_TYPE } from '#platform/api/tables/table-workbook.ts';
import type { WorkbookCell } from '#platform/api/tables/write-workbook.ts';
import { selectionErrors } from '../contract/selection-contract.ts';
import type { SelectionLine } from '../contract/selection-schemas.ts';
import { readSelection } from './read-selections.ts';

const COLUMNS: readonly { title: string; read: (line: SelectionLine) => WorkbookCell }[] = [
  { title: '商品编码', read: (line) => line.skuCode },
  { title: '商品名称', read: (line) => line.productName },
  { title: '品牌', read: (line) => line.brandName },
  { title: '型号', read: (line) => line.mpn },
  { title: '数量', read: (line) => line.quantity },
  { title: '单位', read: (line) => line.orderUnit },
  { title: '含税单价（元）', read: (line) => (line.salesPrice === null ? '暂无价格' : { yuan: line.salesPrice }) },
  { title: '小计（元）', read: (line) => (line.obstacle === null ? { yuan: line.amount } : null) },
  { title: '发货时间', read: (line) => line.deliveryText },
  { title: '备注', read: (line) => line.note },
  { title: '不能购买的原因', read: (line) => line.obstacle },
];

/** Signs that file systems refuse in names. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|]/g, ' ').trim() || '选型清单';

export async function exportSelection(db: Db, caller: SignedInCaller, listId: string): Promise<File> {
  const { name, lines } = await readSelection(db, caller, listId);
  if (lines.length === 0) throw refuse(selectionErrors, 'SELECTION_EMPTY');
  const content = await tableWorkbook(
    '选型清单',
    COLUMNS.map(({ title }) => title),
    lines.map((line) => COLUMNS.map(({ read }) => read(line))),
  );
  return new File(content, `${fileName(name)}.xlsx`, { type: XLSX_TYPE });
}
