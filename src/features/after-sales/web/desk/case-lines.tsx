import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { DeskCase, DeskCaseLine } from '../../contract/case-desk-schemas.ts';
import { GRADES } from '../../contract/case-words.ts';

const GRADE_NAMES = Object.keys(GRADES) as (keyof typeof GRADES)[];

/** 良品 2、报废 1. */
const gradesOf = (line: DeskCaseLine) =>
  GRADE_NAMES.flatMap((grade) => (line[grade] > 0 ? [`${GRADES[grade]} ${line[grade]}`] : [])).join('、');

const COLUMNS: readonly Column<DeskCaseLine>[] = [
  {
    key: 'goods',
    header: '商品',
    rowHeader: true,
    render: (line) => (
      <CellLines>
        <span>{line.productName}</span>
        <small>
          {line.itemNo} · 订单第 {line.orderLineNo} 行 · 购 {line.orderQuantity} {line.orderUnit} × ¥{line.salesPrice}
          {lineFieldWords(line.written).map((words) => ` · ${words}`)}
        </small>
      </CellLines>
    ),
  },
  {
    key: 'reason',
    header: '原因',
    width: 220,
    render: (line) => (
      <CellLines>
        <span>
          {line.reasonLabel} {line.fault ? <Tag tone="warning">商家责任</Tag> : <Tag>非质量</Tag>}
        </span>
        {line.note && <small>{line.note}</small>}
        {line.measured && <small>实测：{line.measured}</small>}
      </CellLines>
    ),
  },
  { key: 'asked', header: '申请', width: 90, align: 'right', render: (line) => `${line.quantity} ${line.orderUnit}` },
  {
    key: 'askedAmount',
    header: '申请金额',
    width: 110,
    align: 'right',
    render: (line) => <Money yuan={line.askedAmount} exact />,
  },
  { key: 'granted', header: '通过', width: 70, align: 'right', render: (line) => line.granted ?? '—' },
  {
    key: 'grantedAmount',
    header: '通过金额',
    width: 110,
    align: 'right',
    render: (line) => (line.granted === null ? '—' : <Money yuan={line.grantedAmount} exact />),
  },
  {
    key: 'received',
    header: '实收',
    width: 130,
    align: 'right',
    render: (line) =>
      line.received === null ? (
        '—'
      ) : (
        <CellLines>
          <span>{line.received}</span>
          <small>{gradesOf(line)}</small>
        </CellLines>
      ),
  },
  { key: 'settled', header: '已办结', width: 76, align: 'right', render: (line) => line.settled || '—' },
];

/** What was asked for line by line, and what became of it. */
export function CaseLines({ found }: { found: DeskCase }) {
  return (
    <Section title="售后商品" note={`共 ${found.lineCount} 种`} flush>
      <DataTable
        caption="售后商品"
        columns={COLUMNS}
        rows={found.lines}
        rowKey={(line) => String(line.lineNo)}
        compact
        stacks
      />
    </Section>
  );
}
