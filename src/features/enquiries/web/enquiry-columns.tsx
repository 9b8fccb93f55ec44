import { draftHref, quoteHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Row } from '#platform/web/display/row.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { EnquiryRow } from '../contract/enquiry-schemas.ts';
import { contentColumns } from './content-columns.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import styles from './enquiry.module.css';
import { EnquiryTag } from './enquiry-tag.tsx';
import { openHref } from './enquiry-words.ts';

/** Drafts: what stands in them, and the two ways on. */
export const draftColumns: readonly ListColumn<EnquiryRow>[] = [
  {
    key: 'enquiryNo',
    title: '草稿编号',
    width: 146,
    fixed: true,
    rowHeader: true,
    render: (row) => <PageLink href={openHref(row)}>{row.enquiryNo}</PageLink>,
  },
  { key: 'title', title: '内容', ellipsis: true, render: (row) => row.title || '还没有填写商品' },
  { key: 'lines', title: '行数', width: 64, align: 'right', render: (row) => row.lineCount },
  { key: 'saved', title: '最近保存', width: 140, render: (row) => displayTime(row.createdAt) },
  {
    key: 'acts',
    title: '操作',
    width: 170,
    fixed: true,
    render: (row) => (
      <Row as="span" gap={8} looks={['wrap']}>
        <ButtonLink size="sm" href={draftHref(row.enquiryNo)} aria-label={`继续填写 ${row.enquiryNo}`}>
          继续填写
        </ButtonLink>
        <DeleteDraft small enquiryNo={row.enquiryNo} label="删除" />
      </Row>
    ),
  },
];

export const enquiryColumns: readonly ListColumn<EnquiryRow>[] = [
  {
    key: 'enquiryNo',
    title: '询价单号',
    width: 146,
    fixed: true,
    rowHeader: true,
    render: (row) => <PageLink href={openHref(row)}>{row.enquiryNo}</PageLink>,
  },
  ...contentColumns,
  { key: 'buyer', title: '提交人', width: 84, ellipsis: true, render: (row) => row.buyerName },
  { key: 'created', title: '提交时间', width: 140, render: (row) => displayTime(row.createdAt) },
  {
    key: 'due',
    title: '预计答复',
    width: 140,
    render: (row) => (row.dueAt ? displayTime(row.dueAt) : '—'),
  },
  {
    key: 'status',
    title: '状态',
    width: 128,
    render: (row) => <EnquiryTag status={row.status} label={row.statusLabel} />,
  },
  {
    key: 'quote',
    title: '报价',
    width: 146,
    render: (row) =>
      row.quoteNo ? (
        <PageLink href={quoteHref(row.quoteNo)} className={styles.quiet}>
          {row.quoteNo}
        </PageLink>
      ) : (
        '—'
      ),
  },
];
