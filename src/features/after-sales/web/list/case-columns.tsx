import { caseHref, orderHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { TwoLines } from '#platform/web/display/two-lines.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { CaseListRow } from '../../contract/case-schemas.ts';
import { amountsOf } from '../case-amounts.ts';
import { CaseTag } from '../case-tag.tsx';
import styles from './case-list.module.css';

const PICTURE_PX = 32;

export const caseColumns: readonly ListColumn<CaseListRow>[] = [
  {
    key: 'caseNo',
    title: '售后单号',
    width: 148,
    fixed: true,
    rowHeader: true,
    render: (row) => <PageLink href={caseHref(row.caseNo)}>{row.caseNo}</PageLink>,
  },
  {
    key: 'kind',
    title: '类型',
    width: 104,
    render: (row) => (
      <CellLines>
        {row.kindLabel}
        {row.quick && <Tag tone="success">极速处理</Tag>}
      </CellLines>
    ),
  },
  { key: 'goods', title: '商品', fixed: true, render: (row) => <Goods row={row} /> },
  {
    key: 'order',
    title: '订单',
    width: 148,
    render: (row) => (
      <CellLines>
        <PageLink href={orderHref(row.orderNo)}>{row.orderNo}</PageLink>
        {row.poNumber && <small>{row.poNumber}</small>}
      </CellLines>
    ),
  },
  { key: 'amount', title: '金额', width: 124, align: 'right', render: (row) => <Amount row={row} /> },
  {
    key: 'status',
    title: '状态',
    width: 138,
    render: (row) => (
      <CellLines>
        <CaseTag status={row.status} label={row.statusLabel} />
        {row.confirmUntil && <small>{displayTime(row.confirmUntil).slice(5)} 前确认</small>}
      </CellLines>
    ),
  },
  { key: 'buyer', title: '申请人', width: 80, ellipsis: true, render: (row) => row.buyerName },
  { key: 'created', title: '申请时间', width: 152, render: (row) => displayTime(row.createdAt) },
];

function Goods({ row: { firstLines, lineCount } }: { row: CaseListRow }) {
  const [first] = firstLines;
  if (!first) return '—';
  const names = firstLines.map((line) => `${line.productName} × ${line.quantity} ${line.orderUnit}`);
  return (
    <Row as="span" gap={10} looks={['shrinks']} title={names.join('\n')}>
      <Picture src={first.productImg} alt="" width={PICTURE_PX} height={PICTURE_PX} className={styles.picture} />
      <TwoLines>{first.productName}</TwoLines>
      <span className={styles.more}>
        {lineCount > 1 ? `等 ${lineCount} 种` : `× ${first.quantity} ${first.orderUnit}`}
      </span>
    </Row>
  );
}

/** What goes back for it: as asked and, where the shop granted something else, as granted. */
function Amount({ row }: { row: CaseListRow }) {
  const { asked, granted } = amountsOf(row);
  return (
    <Pair>
      <Money yuan={granted ?? asked} exact />
      {granted !== null && granted !== asked && (
        <small>
          申请 <Money yuan={asked} exact />
        </small>
      )}
    </Pair>
  );
}
