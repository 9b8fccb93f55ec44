import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { DeskLine } from '../../contract/quote-desk-schemas.ts';
import styles from '../quote.module.css';
import { marginText } from './margin-text.ts';

const COLUMNS: readonly Column<DeskLine>[] = [
  { key: 'no', header: '行', width: 56, render: (line) => `${line.lineNo}-${line.offerNo}` },
  {
    key: 'name',
    header: '商品',
    rowHeader: true,
    render: (line) => (
      <span className={styles.pair}>
        <span>{line.productName}</span>
        <small>{[line.itemNo, line.brandName, line.model].filter(Boolean).join(' · ')}</small>
        {line.wished && line.wished !== line.productName && <small>需求：{line.wished}</small>}
      </span>
    ),
  },
  { key: 'quantity', header: '数量', width: 90, align: 'right', render: (line) => `${line.quantity} ${line.unit}` },
  { key: 'price', header: '含税单价', width: 110, align: 'right', render: (line) => <Money yuan={line.unitPrice} /> },
  { key: 'cost', header: '成本', width: 90, align: 'right', render: (line) => <Money yuan={line.cost} /> },
  {
    key: 'margin',
    header: '毛利率',
    width: 150,
    align: 'right',
    render: (line) => (
      <>
        {marginText(line.marginBp)} {line.checkReason && <Tag tone="danger">{line.checkReason}</Tag>}
      </>
    ),
  },
  {
    key: 'amount',
    header: '含税金额',
    width: 120,
    align: 'right',
    render: (line) => <Money yuan={line.amount} exact />,
  },
];

/** Lines of a version that is not worked on, as they stand. */
export function SentLines({ title, lines }: { title: string; lines: readonly DeskLine[] }) {
  return (
    <Section title={title} flush>
      <DataTable
        stacks
        caption={title}
        columns={COLUMNS}
        rows={lines}
        rowKey={(line) => `${line.lineNo}-${line.offerNo}`}
        rowState={(line) => (line.counted ? undefined : 'faded')}
      />
    </Section>
  );
}
