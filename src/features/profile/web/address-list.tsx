import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DELIVERY_PATH } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { Pagination } from '#platform/web/display/pagination.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { DEFAULT_PAGE_SIZE } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { preloadDialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { Address } from '../contract/profile-contract.ts';
import { addressColumns } from './address-columns.tsx';
import { AddressImportDialog } from './address-import-dialog.tsx';
import styles from './address-list.module.css';
import { addressesQuery, profileApi } from './address-queries.ts';
import { type AddressSearch, addressPage, findAddresses } from './address-search.ts';

const NEW_HREF = `${DELIVERY_PATH}?edit=new`;

/** Runs an act that answers with the changed list, and shows that list. */
function useAddressAct() {
  const queryClient = useQueryClient();
  const { run } = useAct({ passing: true, otherwise: '操作失败，请检查网络后重试', renews: [] });
  return (act: Promise<Address[]>, done: string): Promise<boolean> =>
    run(async () => queryClient.setQueryData(addressesQuery.queryKey, await act), done);
}

type ListProps = { addresses: readonly Address[]; search: AddressSearch };

export function AddressList({ addresses, search }: ListProps) {
  const run = useAddressAct();
  const [toRemove, setToRemove] = useState<Address | null>(null);
  const [importing, setImporting] = useState(false);
  const found = findAddresses(addresses, search.keyword);
  const acts = <ListActs onImport={() => setImporting(true)} />;
  const columns = addressColumns({
    onDefault: ({ id }) => void run(profileApi.call.setDefaultAddress({ id }), '已设为默认地址'),
    onRemove: setToRemove,
  });
  const note = `已保存 ${addresses.length} 个，最多 1,000 个`;
  return (
    <Section title="收货地址" note={note} action={acts} flush>
      <FoundAddresses columns={columns} found={found} search={search} many={addresses.length > DEFAULT_PAGE_SIZE} />
      <ConfirmDialog
        open={toRemove !== null}
        title={`删除 ${toRemove?.receiver ?? ''} 的地址？`}
        confirmLabel="删除地址"
        danger
        onConfirm={() => (toRemove ? run(profileApi.call.removeAddress({ id: toRemove.id }), '地址已删除') : true)}
        onClose={() => setToRemove(null)}
      >
        {toRemove && `${toRemove.province}${toRemove.city}${toRemove.district}${toRemove.detail}`}
        <br />
        已经下单的订单不受影响。
      </ConfirmDialog>
      {importing && <AddressImportDialog onClose={() => setImporting(false)} />}
    </Section>
  );
}

function ListActs({ onImport }: { onImport: () => void }) {
  return (
    <Permitted code="ADDRESS_ADD">
      <Row as="span" gap={10} looks={['wrap']}>
        <Button onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={onImport}>
          批量导入
        </Button>
        <ButtonLink href={NEW_HREF} kind="primary">
          新增地址
        </ButtonLink>
      </Row>
    </Permitted>
  );
}

interface FoundProps {
  columns: readonly ListColumn<Address>[];
  found: readonly Address[];
  search: AddressSearch;
  /** More than one page altogether: searching is worth its place. */
  many: boolean;
}

function FoundAddresses({ columns, found, search, many }: FoundProps) {
  const address = useListAddress();
  const { rows, pageNo, pageSize } = addressPage(found, search);
  const empty = search.keyword ? (
    <EmptyState title="没有找到地址">换个收货人、电话或街道试试。</EmptyState>
  ) : (
    <EmptyState title="还没有收货地址">保存常用地址后，下单时可以直接选用。</EmptyState>
  );
  return (
    <>
      {many && (
        <KeywordFilter label="筛选收货地址" hint="收货人、电话或地址" keyword={search.keyword} address={address} />
      )}
      <ListTable caption="收货地址" columns={columns} rows={rows} rowKey={(row) => row.id} empty={empty} stacks />
      {found.length > pageSize && (
        <div className={styles.foot}>
          <Pagination
            pageNo={pageNo}
            pageSize={pageSize}
            total={found.length}
            hrefOf={(to) => address.hrefOf({ pageNo: to === 1 ? undefined : to })}
          />
        </div>
      )}
    </>
  );
}
