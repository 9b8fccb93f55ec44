import { companyTitleHref } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { TITLE_TYPES } from '#features/profile/rules/public.ts';
import type { InvoiceTitle } from '#features/profile/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { CellLines } from '#platform/web/kits/list/cell-lines.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';

const COLUMNS: readonly Column<InvoiceTitle>[] = [
  {
    key: 'title',
    header: '抬头',
    rowHeader: true,
    render: (row) => (
      <>
        {row.title} {row.isDefault && <Tag tone="progress">公司默认</Tag>}
      </>
    ),
  },
  { key: 'type', header: '发票类型', width: 160, render: (row) => TITLE_TYPES[row.type] },
  { key: 'taxNo', header: '税号', width: 190, render: (row) => row.taxNo || '—' },
  {
    key: 'registered',
    header: '注册地址、电话与开户行',
    width: 260,
    render: (row) => (
      <CellLines>
        <span>{[row.address, row.phone].filter(Boolean).join(' ') || '—'}</span>
        <small>{[row.bankName, row.bankAccount].filter(Boolean).join(' ')}</small>
      </CellLines>
    ),
  },
  {
    key: 'acts',
    header: '操作',
    width: 92,
    render: (row) => (
      <Permitted code="INVOICE_EDIT">
        <PageLink href={companyTitleHref(row.id)} aria-label={`申请修改 ${row.title}`}>
          申请修改
        </PageLink>
      </Permitted>
    ),
  },
];

/** Titles that were approved: all people of the company choose among them. */
export function ApprovedTitles({ titles }: { titles: readonly InvoiceTitle[] }) {
  const create = (
    <Permitted code="INVOICE_ADD">
      <ButtonLink href={companyTitleHref('new')} kind="primary" size="sm">
        申请新抬头
      </ButtonLink>
    </Permitted>
  );
  const note = titles.length === 0 ? undefined : '全公司可选用，本公司的发票只开给这些抬头';
  return (
    <Section title="已通过的公司抬头" note={note} action={create} flush>
      {titles.length === 0 ? (
        <EmptyState title="还没有公司抬头">申请通过后全公司可以选用，发票只开给已通过的抬头。</EmptyState>
      ) : (
        <DataTable caption="已通过的公司抬头" columns={COLUMNS} rows={titles} rowKey={(row) => row.id} stacks />
      )}
    </Section>
  );
}
