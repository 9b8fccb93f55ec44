import { companyTitleHref, INVOICE_PATH } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { RowActs } from '#platform/web/kits/list/row-acts.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { InvoiceTitle } from '../../contract/invoice-title-contract.ts';
import { TITLE_TYPES } from '../../rules/invoice-title.ts';

interface Acts {
  mayChange: (title: InvoiceTitle) => boolean;
  onDefault: (title: InvoiceTitle) => void;
  onRemove: (title: InvoiceTitle) => void;
}

export function titleColumns(acts: Acts): readonly ListColumn<InvoiceTitle>[] {
  return [
    {
      key: 'title',
      title: '发票抬头',
      rowHeader: true,
      render: (row) => (
        <>
          {row.title} {row.central && <Tag tone="accent">公司统一</Tag>}{' '}
          {row.isDefault && <Tag tone="progress">{row.central ? '公司默认' : '默认'}</Tag>}{' '}
          {!row.usable && <Tag tone="warning">不能开票</Tag>}
        </>
      ),
    },
    { key: 'type', title: '发票类型', width: 170, render: (row) => TITLE_TYPES[row.type] },
    { key: 'taxNo', title: '税号', width: 200, render: (row) => row.taxNo || '—' },
    {
      key: 'bank',
      title: '开户银行与账号',
      width: 220,
      render: (row) => [row.bankName, row.bankAccount].filter(Boolean).join(' ') || '—',
    },
    {
      key: 'acts',
      title: '操作',
      width: 200,
      render: (row) => (acts.mayChange(row) ? <TitleActs row={row} {...acts} /> : '由公司统一维护'),
    },
  ];
}

function TitleActs({ row, onDefault, onRemove }: Acts & { row: InvoiceTitle }) {
  const what = `抬头 ${row.title}`;
  return (
    <RowActs>
      <Permitted code="INVOICE_EDIT">
        <PageLink
          href={row.central ? companyTitleHref(row.id) : `${INVOICE_PATH}?edit=${row.id}`}
          aria-label={`修改${what}`}
        >
          修改
        </PageLink>
      </Permitted>
      <Permitted code="INVOICE_DELETE">
        <Button kind="quiet" size="sm" aria-label={`删除${what}`} onClick={() => onRemove(row)}>
          删除
        </Button>
      </Permitted>
      {!row.isDefault && (
        <Permitted code="INVOICE_EDIT">
          <Button kind="quiet" size="sm" aria-label={`设为默认：${what}`} onClick={() => onDefault(row)}>
            设为默认
          </Button>
        </Permitted>
      )}
    </RowActs>
  );
}
