import { useState } from 'react';
import { ExportButton } from '#business/transfers/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { ErpCode, ErpCodes, SaveInput } from '../contract/erp-code-schemas.ts';
import exports from '../contract/exports.gen.json';
import { CodeDialog } from './code-dialog.tsx';
import { CodeImportDialog } from './code-import-dialog.tsx';
import { erpCodeApi } from './erp-code-api.ts';

const NEW: SaveInput = { role: 'expense', costCenter: '', category: '', account: '', accountName: '' };
const named = (code: string, name: string) => (code === '' ? '不限' : `${code} ${name === code ? '' : name}`);

function columns(acts: { edit: (code: ErpCode) => void; remove: (code: ErpCode) => void }): readonly Column<ErpCode>[] {
  return [
    {
      key: 'costCenter',
      header: '成本中心',
      rowHeader: true,
      render: (row) => named(row.costCenter, row.costCenterName),
    },
    { key: 'category', header: '商品分类', render: (row) => named(row.category, row.categoryName) },
    { key: 'account', header: '科目', width: 260, render: (row) => `${row.account} ${row.accountName}` },
    {
      key: 'acts',
      header: '操作',
      width: 120,
      render: (row) => (
        <Row gap={4}>
          <Button kind="quiet" size="sm" aria-label={`修改科目 ${row.account}`} onClick={() => acts.edit(row)}>
            修改
          </Button>
          <Button kind="quiet" size="sm" aria-label={`删除科目 ${row.account}`} onClick={() => acts.remove(row)}>
            删除
          </Button>
        </Row>
      ),
    },
  ];
}

/** Accounts by cost centre and category: the cost centre goes first, then the deeper category. */
export function CodeTable({ data }: { data: ErpCodes }) {
  const act = useAct({ renews: [erpCodeApi.query.key()] });
  const [edited, setEdited] = useState<SaveInput | null>(null);
  const [importing, setImporting] = useState(false);
  const rows = data.codes.filter(
    ({ role, costCenter, category }) => role === 'expense' && costCenter + category !== '',
  );
  const remove = ({ role, costCenter, category }: ErpCode) =>
    void act.run((context) => erpCodeApi.call.remove({ role, costCenter, category }, context), '已删除');
  const tools = (
    <Row gap={8} looks={['wrap']}>
      <ExportButton size="sm" {...exports['erp-codes']} input={{}} rows={data.codes.length}>
        导出
      </ExportButton>
      <Button size="sm" onClick={() => setImporting(true)}>
        导入
      </Button>
      <Button size="sm" kind="primary" onClick={() => setEdited(NEW)}>
        新增对应
      </Button>
    </Row>
  );
  return (
    <Section title="按成本中心和分类" note="先看成本中心，再看分类；都没有的用默认科目" action={tools} flush>
      <ProblemLine>{act.problem}</ProblemLine>
      {rows.length === 0 ? (
        <EmptyState title="没有单独的对应">所有商品都记到默认科目。</EmptyState>
      ) : (
        <DataTable
          caption="按成本中心和分类的科目"
          columns={columns({ edit: setEdited, remove })}
          rows={rows}
          rowKey={(row) => `${row.costCenter} ${row.category}`}
          stacks
        />
      )}
      {edited && (
        <CodeDialog
          title={edited === NEW ? '新增科目对应' : '修改科目对应'}
          code={edited}
          {...(edited === NEW && { places: data })}
          onClose={() => setEdited(null)}
        />
      )}
      {importing && <CodeImportDialog onClose={() => setImporting(false)} />}
    </Section>
  );
}
