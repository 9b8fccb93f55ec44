import { z } from 'zod';
import { exportOfList } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';
import type { ErpCode } from '../contract/erp-code-schemas.ts';
import { readErpCodes } from './save-codes.ts';

/** Headings that the import reads again. */
const COLUMNS: readonly ExportColumn<ErpCode>[] = [
  { key: 'role', header: '用途', kind: 'text', value: (row) => row.roleLabel },
  { key: 'costCenter', header: '成本中心', kind: 'text', value: (row) => row.costCenter },
  { key: 'category', header: '商品分类', kind: 'text', value: (row) => row.category },
  { key: 'account', header: '科目编码', kind: 'text', value: (row) => row.account },
  { key: 'accountName', header: '科目名称', kind: 'text', value: (row) => row.accountName },
];

/** Accounts of the company, in the shape in which they are imported. */
export const erpCodesExport = exportOfList({
  kind: 'erp-codes',
  label: '会计科目对应',
  name: 'erpCodes.export',
  path: '/enterprise-service/erpCode/export',
  summary: '导出会计科目对应',
  identities: BUYING_PEOPLE,
  permission: 'COST_MANAGEMENT',
  input: z.strictObject({}),
  mostRows: 1_000,
  columns: COLUMNS,
  read: async (db, caller, { pageNo, pageSize }) => {
    const { codes } = await readErpCodes(db, caller);
    return { list: codes.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: codes.length };
  },
});
