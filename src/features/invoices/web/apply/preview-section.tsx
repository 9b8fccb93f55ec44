import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import type { Preview } from '../../contract/apply-schemas.ts';

const LINES: readonly Column<Preview['lines'][number]>[] = [
  { key: 'name', header: '商品', rowHeader: true, render: (line) => `${line.skuCode} ${line.productName}` },
  { key: 'order', header: '订单', width: 150, render: (line) => line.orderNo },
  {
    key: 'quantity',
    header: '开票数量',
    width: 110,
    align: 'right',
    render: (line) => `${line.quantity} ${line.unit}`,
  },
  { key: 'rate', header: '税率', width: 70, align: 'right', render: (line) => line.taxRate },
  {
    key: 'code',
    header: '税收编码',
    width: 110,
    render: (line) => (
      <>
        {line.codeMissing ? <Tag tone="warning">待客服补充</Tag> : '有'} {line.ordinaryOnly && <Tag>只开普票</Tag>}
      </>
    ),
  },
  {
    key: 'amount',
    header: '价税合计',
    width: 130,
    align: 'right',
    render: (line) => <Money yuan={line.amount} exact />,
  },
];

/** What the application would be, and the invoices it would be split into. */
export function PreviewSection({ preview }: { preview: Preview }) {
  return (
    <Section title="开票预览" note={`共 ${preview.lines.length} 行，价税合计 ¥${preview.totalAmount}`}>
      <ProblemWords>{preview.refusal}</ProblemWords>
      <DataTable
        caption="开票商品"
        columns={LINES}
        rows={preview.lines}
        rowKey={(line) => `${line.orderNo} ${line.lineNo}`}
        compact
        stacks
      />
      <ul>
        {preview.applications.map(({ title, typeLabel, amount, invoices }) => (
          <li key={title + typeLabel}>
            {title}（{typeLabel}）¥{amount}，将开 {invoices.length} 张：
            {invoices.map((one) => `${one.taxRate} ¥${one.amount}（税额 ${one.taxAmount}）`).join('；')}
          </li>
        ))}
      </ul>
    </Section>
  );
}
