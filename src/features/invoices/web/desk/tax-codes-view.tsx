import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { DESK_INVOICES_PATH } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { MissingItem, TaxCode, TaxImportReport } from '../../contract/tax-code-contract.ts';
import { codeApi, codesQuery, missingQuery } from './desk-api.ts';
import { OrdinarySection } from './ordinary-section.tsx';

const CODES: readonly Column<TaxCode>[] = [
  { key: 'code', header: '编码', width: 190, rowHeader: true, render: (row) => row.code },
  { key: 'name', header: '名称', render: (row) => row.name },
  { key: 'short', header: '简称', width: 150, render: (row) => row.shortName },
  {
    key: 'flags',
    header: '标记',
    width: 130,
    render: (row) => (
      <>
        {row.summary && <Tag>汇总项</Tag>} {row.demo && <Tag tone="warning">演示编码</Tag>}
      </>
    ),
  },
];

/** Goods that applications wait for: chosen together, given one code. */
function Missing() {
  const act = useAct();
  const { data } = useQuery(missingQuery);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [code, setCode] = useState('');
  const toggle = (itemNo: string) =>
    setChosen((before) => (before.includes(itemNo) ? before.filter((one) => one !== itemNo) : [...before, itemNo]));
  const assign = async () => {
    const input = { itemNos: [...chosen], code: code.trim() };
    if (await act.run((context) => codeApi.call.assign(input, context), '已指定税收编码')) setChosen([]);
  };
  const columns: readonly Column<MissingItem>[] = [
    {
      key: 'item',
      header: '商品',
      rowHeader: true,
      render: (row) => (
        <Checkbox
          label={`${row.skuCode} ${row.productName}`}
          checked={chosen.includes(row.skuCode)}
          onChange={() => toggle(row.skuCode)}
        />
      ),
    },
    { key: 'category', header: '分类', width: 160, render: (row) => row.categoryName },
    { key: 'written', header: '商品资料中的编码', width: 190, render: (row) => row.writtenCode || '—' },
    { key: 'waiting', header: '等待申请', width: 90, align: 'right', render: (row) => row.waiting },
  ];
  return (
    <Section title="待补税收编码的商品" note={data ? `共 ${data.total} 种` : undefined}>
      <Stack>
        <ProblemWords>{act.problem}</ProblemWords>
        <Row gap={12} looks={['wrap', 'bottom']}>
          <TextField
            label="税收分类编码（19 位）"
            inputMode="numeric"
            maxLength={19}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button kind="primary" busy={act.busy} disabled={chosen.length === 0} onClick={() => void assign()}>
            指定给所选 {chosen.length} 种商品
          </Button>
        </Row>
        <DataTable
          caption="待补税收编码的商品"
          columns={columns}
          rows={data?.list ?? []}
          rowKey={(row) => row.skuCode}
          compact
          stacks
        />
      </Stack>
    </Section>
  );
}

/** The official table comes in as a file; it is tried first. */
function Import() {
  const act = useAct();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<TaxImportReport | null>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setFile(target.files?.[0] ?? null);
    setReport(null);
  };
  const send = async (dryRun: boolean) => {
    if (!file) return;
    const done = await act.obtain((context) => codeApi.call.import({ file, dryRun }, context));
    if (done) setReport(done);
  };
  return (
    <Section title="导入官方编码表" note="XLSX 或 CSV，含“编码、名称、简称”列，一次最多 6000 行">
      <ProblemWords>{act.problem}</ProblemWords>
      <Row gap={12} looks={['wrap']}>
        <input type="file" aria-label="选择编码表" accept=".xlsx,.xls,.csv" onChange={pick} />
        <Button busy={act.busy} disabled={!file} onClick={() => void send(true)}>
          试运行
        </Button>
        <Button kind="primary" busy={act.busy} disabled={!report?.dryRun} onClick={() => void send(false)}>
          导入
        </Button>
      </Row>
      {report && (
        <p role="status">
          {report.dryRun ? '可导入' : '已导入'} {report.written} 行，不能导入 {report.refused} 行
          {report.rows.slice(0, 5).map(({ rowNumber, problem }) => `；第 ${rowNumber} 行 ${problem}`)}
        </p>
      )}
    </Section>
  );
}

function Codes() {
  const [keyword, setKeyword] = useState('');
  const { data } = useQuery(codesQuery(keyword.trim() || undefined));
  return (
    <Section title="编码表" note={data ? `共 ${data.total.toLocaleString('zh-CN')} 个` : undefined}>
      <Stack>
        <TextField
          label="按编码、名称或简称查找"
          maxLength={60}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <DataTable caption="编码表" columns={CODES} rows={data?.list ?? []} rowKey={(row) => row.code} compact stacks />
      </Stack>
    </Section>
  );
}

/** Desk: tax codes of goods, and the table they come from. */
export function TaxCodesView() {
  return (
    <Stack>
      <Breadcrumb items={[{ label: '开票处理', href: DESK_INVOICES_PATH }, { label: '税收编码' }]} />
      <h1>税收编码</h1>
      <Missing />
      <OrdinarySection />
      <Import />
      <Codes />
    </Stack>
  );
}
