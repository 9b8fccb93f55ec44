import { AttachedFiles } from '#business/attachments/web/public.ts';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { itemHref } from '#business/paths/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DeskCase, DeskCaseLine } from '../../contract/case-desk-schemas.ts';
import { GRADES } from '../../contract/case-words.ts';
import { DESK_FILE_PATH } from './case-desk-api.ts';

const GRADE_NAMES = Object.keys(GRADES) as (keyof typeof GRADES)[];

/** 良品 2、报废 1. */
const gradesOf = (line: DeskCaseLine) =>
  GRADE_NAMES.flatMap((grade) => (line[grade] > 0 ? [`${GRADES[grade]} ${line[grade]}`] : [])).join('、');

/** The goods, and what shows what is wrong with them: whoever decides looks at both. */
const goods = (files: DeskCase['files']): Column<DeskCaseLine> => ({
  key: 'goods',
  header: '商品',
  rowHeader: true,
  render: (line) => (
    <CellLines>
      <PageLink href={itemHref(line.itemNo)}>{line.productName}</PageLink>
      <small>
        {line.itemNo} · 订单第 {line.orderLineNo} 行 · 购 {line.orderQuantity} {line.orderUnit} ×{' '}
        {displayYuan(line.salesPrice)}
        {lineFieldWords(line.written).map((words) => ` · ${words}`)}
      </small>
      <AttachedFiles
        files={files.filter(({ lineNo }) => lineNo === line.lineNo)}
        kind="after_sale"
        path={DESK_FILE_PATH}
      />
    </CellLines>
  ),
});

const ASKED: readonly Column<DeskCaseLine>[] = [
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
];

const GRANTED: readonly Column<DeskCaseLine>[] = [
  { key: 'granted', header: '通过', width: 70, align: 'right', render: (line) => line.granted ?? '—' },
  {
    key: 'grantedAmount',
    header: '通过金额',
    width: 110,
    align: 'right',
    render: (line) => (line.granted === null ? '—' : <Money yuan={line.grantedAmount} exact />),
  },
];

const RECEIVED: readonly Column<DeskCaseLine>[] = [
  {
    key: 'received',
    header: '实收',
    width: 130,
    align: 'right',
    render: (line) =>
      line.received === null ? (
        '—'
      ) : (
        <Pair>
          <span>{line.received}</span>
          <small>{gradesOf(line)}</small>
        </Pair>
      ),
  },
];

const SETTLED: readonly Column<DeskCaseLine>[] = [
  { key: 'settled', header: '已办结', width: 76, align: 'right', render: (line) => line.settled || '—' },
];

/** What was asked for line by line, and what became of it: steps that no line has come to are left out. */
export function CaseLines({ found }: { found: DeskCase }) {
  const { lines, files } = found;
  const come = (step: (line: DeskCaseLine) => boolean, columns: readonly Column<DeskCaseLine>[]) =>
    lines.some(step) ? columns : [];
  const columns = [
    goods(files),
    ...ASKED,
    ...come(({ granted }) => granted !== null, GRANTED),
    ...come(({ received }) => received !== null, RECEIVED),
    ...come(({ settled }) => settled > 0, SETTLED),
  ];
  return (
    <Section title="售后商品" note={`共 ${found.lineCount} 种`} flush>
      <DataTable
        caption="售后商品"
        columns={columns}
        rows={lines}
        rowKey={(line) => String(line.lineNo)}
        compact
        stacks
      />
    </Section>
  );
}
