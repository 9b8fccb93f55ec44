import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ERP_ROLES, type ErpCode, type ErpRole } from '../contract/erp-code-schemas.ts';
import { CodeDialog } from './code-dialog.tsx';

interface Row {
  role: ErpRole;
  label: string;
  hint: string;
  code: ErpCode | undefined;
}

const HINTS: Readonly<Record<ErpRole, string>> = {
  expense: '没有单独对应的商品都记到这里，例如 6602 管理费用、1403 原材料',
  input_tax: '增值税专用发票的税额；不填时税额计入成本',
  payable: '贷方科目，例如 2202 应付账款',
  supplier: '本商城在贵公司系统里的供应商编码和名称',
};

/** Codes that stand once: where everything goes that no other code is about. */
export function BaseCodes({ codes }: { codes: readonly ErpCode[] }) {
  const [edited, setEdited] = useState<Row | null>(null);
  const rows = (Object.keys(ERP_ROLES) as ErpRole[]).map((role): Row => {
    const code = codes.find((one) => one.role === role && one.costCenter === '' && one.category === '');
    return { role, label: role === 'expense' ? `默认${ERP_ROLES[role]}` : ERP_ROLES[role], hint: HINTS[role], code };
  });
  const columns: readonly Column<Row>[] = [
    { key: 'label', header: '用途', width: 180, rowHeader: true, render: (row) => row.label },
    {
      key: 'account',
      header: '编码与名称',
      width: 240,
      render: ({ code }) => (code ? `${code.account} ${code.accountName}` : '未设置'),
    },
    { key: 'hint', header: '说明', render: (row) => row.hint },
    {
      key: 'acts',
      header: '操作',
      width: 76,
      render: (row) => (
        <Button kind="quiet" size="sm" aria-label={`修改 ${row.label}`} onClick={() => setEdited(row)}>
          {row.code ? '修改' : '设置'}
        </Button>
      ),
    },
  ];
  return (
    <Section title="基本科目" flush>
      <DataTable caption="基本科目" columns={columns} rows={rows} rowKey={(row) => row.role} stacks />
      {edited && (
        <CodeDialog
          title={edited.label}
          code={edited.code ?? { role: edited.role, costCenter: '', category: '', account: '', accountName: '' }}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
