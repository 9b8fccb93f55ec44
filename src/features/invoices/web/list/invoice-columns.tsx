import { StateTag } from '#business/documents/web/public.ts';
import { invoiceDraftHref, invoiceHref } from '#business/paths/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ApplicationRow, InvoiceRow } from '../../contract/invoice-schemas.ts';
import { applicationStates } from '../../rules/application-states.ts';
import { invoiceStates } from '../../rules/invoice-states.ts';
import { FILE_PATH } from '../file-paths.ts';

export const INVOICE_COLUMNS: readonly ListColumn<InvoiceRow>[] = [
  {
    key: 'invoiceNo',
    title: '发票号码',
    width: 200,
    fixed: true,
    rowHeader: true,
    render: (row) => (
      <CellLines>
        <PageLink href={invoiceHref(row.applicationNo)}>{row.invoiceNo}</PageLink>
        <small>
          {row.specimen && <Tag tone="warning">样票</Tag>} {row.typeLabel}
        </small>
      </CellLines>
    ),
  },
  { key: 'title', title: '抬头', ellipsis: true, fixed: true, render: (row) => row.title },
  {
    key: 'order',
    title: '订单 / PO',
    width: 160,
    render: (row) => (
      <CellLines>
        {row.orderNos.slice(0, 2).join('、')}
        {row.orderNos.length > 2 && <small>等 {row.orderNos.length} 张</small>}
        {row.poNumbers.length > 0 && <small>{row.poNumbers.slice(0, 2).join('、')}</small>}
      </CellLines>
    ),
  },
  {
    key: 'amount',
    title: '价税合计',
    width: 130,
    align: 'right',
    render: (row) => (
      <Pair>
        <Money yuan={row.amount} exact />
        <small>
          {row.taxRate} 税额 {displayYuan(row.taxAmount)}
        </small>
      </Pair>
    ),
  },
  {
    key: 'status',
    title: '状态',
    width: 110,
    render: (row) => (
      <CellLines>
        <StateTag states={invoiceStates} status={row.status} label={row.statusLabel} />
        <small>查验：{row.verifyLabel}</small>
      </CellLines>
    ),
  },
  {
    key: 'booked',
    title: '入账 / 用途',
    width: 120,
    render: (row) => (
      <CellLines>
        {row.bookedAt ? `已入账 ${row.voucherNo}` : '未入账'}
        <small>{row.purposeLabel}</small>
      </CellLines>
    ),
  },
  {
    key: 'issuedAt',
    title: '开票日期',
    width: 110,
    render: (row) => row.issuedAt && displayTime(row.issuedAt).slice(0, 10),
  },
  {
    key: 'files',
    title: '下载',
    width: 150,
    render: (row) => (
      <Row gap={12}>
        {row.files.map(({ id, fileName }) => (
          <a key={id} href={`${FILE_PATH}?fileId=${id}`} download={fileName} aria-label={`下载 ${fileName}`}>
            {fileName.split('.').at(-1)?.toUpperCase()}
          </a>
        ))}
      </Row>
    ),
  },
];

/** A draft is gone on with, everything else looked at. */
export const applicationHref = ({ status, applicationNo }: ApplicationRow): string =>
  status === 'draft' ? invoiceDraftHref(applicationNo) : invoiceHref(applicationNo);

export const APPLICATION_COLUMNS: readonly ListColumn<ApplicationRow>[] = [
  {
    key: 'applicationNo',
    title: '申请单号',
    width: 150,
    fixed: true,
    rowHeader: true,
    render: (row) => <PageLink href={applicationHref(row)}>{row.applicationNo}</PageLink>,
  },
  {
    key: 'title',
    title: '抬头',
    fixed: true,
    render: (row) => (
      <CellLines>
        {row.title}
        <small>{row.typeLabel}</small>
      </CellLines>
    ),
  },
  {
    key: 'orders',
    title: '订单',
    width: 160,
    render: (row) => (
      <CellLines>
        {row.orderNos[0]}
        {row.orderCount > 1 && <small>等 {row.orderCount} 张订单</small>}
      </CellLines>
    ),
  },
  { key: 'amount', title: '金额', width: 120, align: 'right', render: (row) => <Money yuan={row.amount} exact /> },
  {
    key: 'invoices',
    title: '发票',
    width: 190,
    render: (row) =>
      row.invoiceCount === 0 ? (
        '—'
      ) : (
        <CellLines>
          {row.invoiceNos[0] ?? '待开'}
          <small>共 {row.invoiceCount} 张</small>
        </CellLines>
      ),
  },
  {
    key: 'status',
    title: '状态',
    width: 104,
    render: (row) => <StateTag states={applicationStates} status={row.status} label={row.statusLabel} />,
  },
  { key: 'delivery', title: '交付', width: 96, render: (row) => row.deliveryLabel },
  { key: 'applicant', title: '申请人', width: 80, ellipsis: true, render: (row) => row.applicantName },
  { key: 'created', title: '申请时间', width: 150, render: (row) => displayTime(row.createdAt) },
];
