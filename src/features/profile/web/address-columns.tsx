import { DELIVERY_PATH } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { RowActs } from '#platform/web/kits/list/row-acts.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { Address } from '../contract/profile-contract.ts';

type Acts = { onDefault: (address: Address) => void; onRemove: (address: Address) => void };

export function addressColumns(acts: Acts): readonly ListColumn<Address>[] {
  return [
    {
      key: 'receiver',
      title: '收货人',
      width: 170,
      render: (row) => (
        <>
          {row.receiver} {row.isDefault && <Tag tone="progress">默认</Tag>}
        </>
      ),
    },
    { key: 'phone', title: '电话', width: 150, render: (row) => row.phone },
    {
      key: 'region',
      title: '地区',
      width: 260,
      render: (row) =>
        [row.province, row.city === row.province ? '' : row.city, row.district].filter(Boolean).join(' '),
    },
    { key: 'detail', title: '详细地址', render: (row) => row.detail },
    { key: 'acts', title: '操作', width: 210, render: (row) => <AddressActs row={row} {...acts} /> },
  ];
}

function AddressActs({ row, onDefault, onRemove }: Acts & { row: Address }) {
  const whose = `${row.receiver}的地址`;
  return (
    <RowActs>
      <Permitted code="ADDRESS_EDIT">
        <PageLink href={`${DELIVERY_PATH}?edit=${row.id}`} aria-label={`修改${whose}`}>
          修改
        </PageLink>
      </Permitted>
      <Permitted code="ADDRESS_DELETE">
        <Button kind="quiet" size="sm" aria-label={`删除${whose}`} onClick={() => onRemove(row)}>
          删除
        </Button>
      </Permitted>
      {!row.isDefault && (
        <Permitted code="ADDRESS_EDIT">
          <Button kind="quiet" size="sm" aria-label={`把${whose}设为默认`} onClick={() => onDefault(row)}>
            设为默认
          </Button>
        </Permitted>
      )}
    </RowActs>
  );
}
