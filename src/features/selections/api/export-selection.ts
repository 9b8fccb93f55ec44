import { defineExport, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { refuse } from '#platform/api/refuse.ts';
import { forSelections, oneList, selectionErrors } from '../contract/selection-contract.ts';
import type { SelectionLine } from '../contract/selection-schemas.ts';
import { readSelection } from './read-selections.ts';

const COLUMNS: readonly ExportColumn<SelectionLine>[] = [
  { key: 'skuCode', header: '商品编码', kind: 'text', value: (line) => line.skuCode },
  { key: 'productName', header: '商品名称', kind: 'text', value: (line) => line.productName },
  { key: 'brandName', header: '品牌', kind: 'text', value: (line) => line.brandName },
  { key: 'mpn', header: '型号', kind: 'text', value: (line) => line.mpn },
  { key: 'quantity', header: '数量', kind: 'quantity', value: (line) => line.quantity },
  { key: 'orderUnit', header: '单位', kind: 'text', value: (line) => line.orderUnit },
  { key: 'salesPrice', header: '含税单价（元）', kind: 'money', value: (line) => line.salesPrice ?? '暂无价格' },
  {
    key: 'amount',
    header: '小计（元）',
    kind: 'money',
    value: (line) => (line.obstacle === null ? line.amount : null),
  },
  { key: 'deliveryText', header: '发货时间', kind: 'text', value: (line) => line.deliveryText },
  { key: 'note', header: '备注', kind: 'text', value: (line) => line.note },
  { key: 'obstacle', header: '不能购买的原因', kind: 'text', value: (line) => line.obstacle },
];

const SHEET = sheetOf('选型清单', COLUMNS);

/** Signs that file systems refuse in names. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|]/g, ' ').trim() || '选型清单';

export const selectionExport = defineExport({
  kind: 'selection',
  label: '选型清单',
  name: 'selections.export',
  path: '/enterprise-service/fronted/selection/export',
  summary: '导出选型清单',
  ...forSelections,
  input: oneList,
  objects: { listId: 'selectionList' },
  errors: selectionErrors,
  fileName: '选型清单.xlsx',
  async plan(db, caller, { listId }) {
    const { name, lines } = await readSelection(db, caller, listId);
    if (lines.length === 0) throw refuse(selectionErrors, 'SELECTION_EMPTY');
    const table = () => tableOf([SHEET], lines);
    return { rows: lines.length, atOnce: true, fileName: `${fileName(name)}.xlsx`, table };
  },
});
