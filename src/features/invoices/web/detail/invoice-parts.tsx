import type { ReactNode } from 'react';
import { AttachedFiles } from '#business/attachments/web/public.ts';
import { StateTag } from '#business/documents/web/public.ts';
import { caseHref, deskCaseHref, deskInvoiceHref, invoiceHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { ApplicationDetail, InvoiceView, RedLetterView } from '../../contract/invoice-schemas.ts';
import { invoiceStates } from '../../rules/invoice-states.ts';
import { redLetterStates } from '../../rules/red-letter-states.ts';
import { DESK_FILE_PATH, FILE_PATH } from '../file-paths.ts';

const LINES: readonly Column<InvoiceView['lines'][number]>[] = [
  {
    key: 'name',
    header: '项目名称',
    rowHeader: true,
    render: (line) => (
      <CellLines>
        <span>{line.name}</span>
        <small>
          {line.orderNo} {line.skuCode} {line.spec}
        </small>
      </CellLines>
    ),
  },
  { key: 'quantity', header: '数量', width: 90, align: 'right', render: (line) => `${line.quantity} ${line.unit}` },
  { key: 'net', header: '金额', width: 110, align: 'right', render: (line) => line.netAmount },
  { key: 'tax', header: '税额', width: 100, align: 'right', render: (line) => line.taxAmount },
  {
    key: 'amount',
    header: '价税合计',
    width: 120,
    align: 'right',
    render: (line) => <Money yuan={line.amount} exact />,
  },
  {
    key: 'red',
    header: '红冲',
    width: 100,
    align: 'right',
    render: (line) => (line.redAmount === '0.00' ? '—' : `-${line.redAmount}`),
  },
];

/** Where things lead on each side. */
interface Side {
  files: string;
  application: (applicationNo: string) => string;
  afterSale: (caseNo: string) => string;
}
export const BUYER_SIDE: Side = { files: FILE_PATH, application: invoiceHref, afterSale: caseHref };
export const DESK_SIDE: Side = { files: DESK_FILE_PATH, application: deskInvoiceHref, afterSale: deskCaseHref };

/** One red letter: its state at the platform and, while somebody has to answer, the hours that are left. */
export function RedLetter({ red, at, acts }: { red: RedLetterView; at: Side; acts: ReactNode }) {
  const clock = red.hoursLeft === null ? null : red.hoursLeft === 0 ? '已超时' : `剩 ${red.hoursLeft} 小时`;
  return (
    <Section
      title={`红字确认单 ${red.redNo}`}
      note={`${red.sideLabel}发起 · ${red.reasonLabel} · ${displayTime(red.createdAt)}`}
    >
      <Facts
        facts={[
          {
            label: '状态',
            value: (
              <>
                <StateTag states={redLetterStates} status={red.status} label={red.statusLabel} />{' '}
                {clock && <Tag tone={red.hoursLeft !== null && red.hoursLeft < 24 ? 'danger' : 'warning'}>{clock}</Tag>}
              </>
            ),
          },
          { label: '确认单状态码', value: red.code },
          { label: '红冲金额', value: <Money yuan={`-${red.amount}`} exact /> },
          { label: '红字发票号码', value: red.redInvoiceNo },
          {
            label: '换开申请',
            value: red.reissueNo && <PageLink href={at.application(red.reissueNo)}>{red.reissueNo}</PageLink>,
          },
          { label: '售后单', value: red.caseNo && <PageLink href={at.afterSale(red.caseNo)}>{red.caseNo}</PageLink> },
          { label: '说明', value: red.note },
          { label: '平台提示', value: red.failure },
        ].filter(({ value }) => Boolean(value))}
      />
      {acts}
    </Section>
  );
}

interface InvoiceBlockProps {
  invoice: InvoiceView;
  at: Side;
  acts: ReactNode;
  redActs: (red: RedLetterView) => ReactNode;
}

/** One invoice with its lines, files, flags and red letters. */
export function InvoiceBlock({ invoice, at, acts, redActs }: InvoiceBlockProps) {
  return (
    <>
      <Section
        title={invoice.invoiceNo ? `发票 ${invoice.invoiceNo}` : `待开发票 ${invoice.requestNo}`}
        note={`${invoice.taxRate} · ${invoice.lines.length} 行`}
      >
        <Stack>
          <Facts
            facts={[
              {
                label: '状态',
                value: (
                  <>
                    <StateTag states={invoiceStates} status={invoice.status} label={invoice.statusLabel} />{' '}
                    {invoice.specimen && <Tag tone="warning">样票</Tag>}
                  </>
                ),
              },
              { label: '价税合计', value: <Money yuan={invoice.amount} exact /> },
              { label: '金额 / 税额', value: `${invoice.netAmount} / ${invoice.taxAmount}` },
              {
                label: '已红冲',
                value: invoice.redAmount !== '0.00' && <Money yuan={`-${invoice.redAmount}`} exact />,
              },
              { label: '开票日期', value: invoice.issuedAt && displayTime(invoice.issuedAt) },
              { label: '查验', value: invoice.issuedAt && invoice.verifyLabel },
              {
                label: '入账',
                value: invoice.issuedAt && (invoice.bookedAt ? `已入账 ${invoice.voucherNo}` : '未入账'),
              },
              { label: '用途', value: invoice.issuedAt && invoice.purposeLabel },
              { label: '备注', value: invoice.remark },
              { label: '失败原因', value: invoice.failure },
            ].filter(({ value }) => Boolean(value))}
          />
          <AttachedFiles files={invoice.files} kind="invoice" path={at.files} />
          <DataTable
            caption="发票明细"
            columns={LINES}
            rows={invoice.lines}
            rowKey={(line) => String(line.lineNo)}
            compact
            stacks
          />
          {acts}
        </Stack>
      </Section>
      {invoice.reds.map((red) => (
        <RedLetter key={red.redNo} red={red} at={at} acts={redActs(red)} />
      ))}
    </>
  );
}

const WANTED: readonly Column<ApplicationDetail['lines'][number]>[] = [
  {
    key: 'goods',
    header: '商品',
    rowHeader: true,
    render: (line) => (
      <CellLines>
        <span>{line.productName}</span>
        <small>
          {line.orderNo} {line.orderLineNo > 0 && `第 ${line.orderLineNo} 行`} {line.skuCode} {line.materialCode}
        </small>
      </CellLines>
    ),
  },
  { key: 'quantity', header: '数量', width: 90, align: 'right', render: (line) => `${line.quantity} ${line.unit}` },
  { key: 'rate', header: '税率', width: 70, align: 'right', render: (line) => line.taxRate },
  {
    key: 'code',
    header: '税收编码',
    width: 180,
    render: (line) => (line.codeMissing ? <Tag tone="warning">待补编码</Tag> : line.taxCode),
  },
  { key: 'amount', header: '金额', width: 120, align: 'right', render: (line) => <Money yuan={line.amount} exact /> },
];

/** Before there are invoices: what they are asked for. */
export const WantedLines = ({ lines }: { lines: ApplicationDetail['lines'] }) => (
  <Section title="申请开票商品" note={`共 ${lines.length} 行`} flush>
    <DataTable
      caption="申请开票商品"
      columns={WANTED}
      rows={lines}
      rowKey={(line) => String(line.lineNo)}
      compact
      stacks
    />
  </Section>
);

/** Title, delivery and what became of it. */
export function ApplicationFacts({ found, at }: { found: Omit<ApplicationDetail, 'acts'>; at: Side }) {
  const { titleFacts: title, receiver, reissue } = found;
  const place = receiver && [receiver.province, receiver.city, receiver.district, receiver.detail].join('');
  return (
    <Section title="开票信息">
      <Facts
        facts={[
          { label: '发票类型', value: title.typeLabel },
          { label: '抬头', value: title.title },
          { label: '税号', value: title.taxNo },
          { label: '开户行账号', value: [title.bankName, title.bankAccount].filter(Boolean).join(' ') },
          { label: '地址电话', value: [title.address, title.phone].filter(Boolean).join(' ') },
          { label: '来源', value: found.sourceLabel },
          {
            label: '售后单',
            value: found.caseNo && <PageLink href={at.afterSale(found.caseNo)}>{found.caseNo}</PageLink>,
          },
          {
            label: '换开自',
            value: reissue && (
              <>
                <PageLink href={at.application(reissue.applicationNo)}>发票 {reissue.invoiceNo}</PageLink>（
                {reissue.redStatusLabel}）
              </>
            ),
          },
          { label: '合并开票', value: found.merge ? '合并' : '按订单分开' },
          { label: '交付方式', value: found.deliveryLabel },
          { label: '收票邮箱', value: found.email },
          { label: '收件', value: receiver && `${receiver.receiver} ${receiver.phone} ${place}` },
          { label: '快递', value: [found.carrier, found.trackingNo].filter(Boolean).join(' ') },
          { label: '交付时间', value: found.deliveredAt && displayTime(found.deliveredAt) },
          { label: '签收时间', value: found.signedAt && displayTime(found.signedAt) },
          { label: '备注模板', value: found.remarkTemplate },
          { label: '申请说明', value: found.note },
          { label: '驳回原因', value: found.rejectReason },
        ].filter(({ value }) => Boolean(value))}
      />
    </Section>
  );
}
