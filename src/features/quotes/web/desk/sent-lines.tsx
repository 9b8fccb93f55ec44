import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { DeskLine, ProfitSumView } from '../../contract/quote-desk-schemas.ts';
import { REVIEW_WORDS } from '../../rules/review-offers.ts';
import { wishText } from '../../rules/wished-amount.ts';
import styles from '../quote.module.css';
import { BasisText } from './basis-line.tsx';
import { ProfitFigure, ProfitTotal } from './profit-figure.tsx';

const COLUMNS: readonly Column<DeskLine>[] = [
  { key: 'no', header: '行', width: 56, render: (line) => `${line.lineNo}-${line.offerNo}` },
  {
    key: 'name',
    header: '商品',
    rowHeader: true,
    render: (line) => (
      <CellLines>
        <span>{line.productName}</span>
        <small>{[line.itemNo, line.brandName, line.model].filter(Boolean).join(' · ')}</small>
        <small>{lineFieldWords(line).join(' · ')}</small>
        <Wish line={line} />
        <Verdict line={line} />
      </CellLines>
    ),
  },
  { key: 'quantity', header: '数量', width: 90, align: 'right', render: (line) => `${line.quantity} ${line.unit}` },
  { key: 'floor', header: '底价', width: 96, align: 'right', render: (line) => <Known yuan={line.floor} /> },
  { key: 'cost', header: '成本', width: 96, align: 'right', render: (line) => <Known yuan={line.cost} /> },
  {
    key: 'price',
    header: '含税单价',
    width: 104,
    align: 'right',
    render: (line) => <Money yuan={line.unitPrice} exact />,
  },
  {
    key: 'amount',
    header: '含税金额',
    width: 116,
    align: 'right',
    render: (line) => <Money yuan={line.amount} exact />,
  },
  {
    key: 'profit',
    header: '利润',
    width: 160,
    align: 'right',
    render: (line) => <ProfitFigure profit={line.profit} marginBp={line.marginBp} />,
  },
];

function Known({ yuan }: { yuan: string | null }) {
  return yuan === null ? <span className={styles.quiet}>未知</span> : <Money yuan={yuan} exact />;
}

function Wish({ line }: { line: DeskLine }) {
  const wish = wishText(line.wished === line.productName ? '' : line.wished, line);
  if (!wish) return null;
  return (
    <small>
      需求：{wish}
      {line.conversion && `（${line.conversion}）`}
    </small>
  );
}

const TYPED = '手工填写';

/** Why somebody has to look, what was changed and why, where typed costs come from, and the seller's word for the price. */
function Verdict({ line }: { line: DeskLine }) {
  const { reviewReasons, priceReason, change, source, supplier, kind } = line;
  if (kind === 'none') return null;
  return (
    <>
      <Row as="span" gap={4} looks={['wrap']}>
        {reviewReasons.map((reason) => (
          <Tag key={reason} tone={reason === REVIEW_WORDS.loss ? 'danger' : 'warning'}>
            {reason}
          </Tag>
        ))}
      </Row>
      {change && (
        <small className={styles.told}>
          <BasisText {...line} />
        </small>
      )}
      {source === 'typed' && line.cost !== null && (
        <small>
          成本{TYPED}，来源：{supplier || '未注明'}
        </small>
      )}
      {priceReason && <small className={styles.told}>低价原因：{priceReason}</small>}
    </>
  );
}

type Props = {
  title: string;
  lines: readonly DeskLine[];
  profit: ProfitSumView;
  /** Of the version, freight in it. */
  total: string;
};

/** Lines of a version that is not worked on, as they stand, with what they earn. */
export function SentLines({ title, lines, profit, total }: Props) {
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
      <Row gap={10} looks={['wrap']} className={styles.foot}>
        <span>
          成本合计 <Money yuan={profit.cost} exact />
        </span>
        <ProfitTotal {...profit} />
        <span>
          总额 <Money yuan={total} exact className={styles.total} />
        </span>
      </Row>
    </Section>
  );
}
