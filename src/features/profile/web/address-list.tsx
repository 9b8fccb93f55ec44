import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Permitted } from '#features/access/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import type { Address } from '../contract/profile-contract.ts';
import { addressColumns } from './address-columns.tsx';
import { addressesQuery, profileApi } from './address-queries.ts';
import { DELIVERY_HREF } from './delivery-href.ts';

const NEW_HREF = `${DELIVERY_HREF}?edit=new`;

/** Runs an act that answers with the changed list, and shows that list. */
function useAddressAct() {
  const queryClient = useQueryClient();
  return async (act: Promise<Address[]>, done: string): Promise<boolean> => {
    try {
      queryClient.setQueryData(addressesQuery.queryKey, await act);
      notify.success(done);
      return true;
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '操作失败，请检查网络后重试');
      return false;
    }
  };
}

export function AddressList({ addresses }: { addresses: readonly Address[] }) {
  const run = useAddressAct();
  const [toRemove, setToRemove] = useState<Address | null>(null);
  const create = (
    <Permitted code="ADDRESS_ADD">
      <ButtonLink href={NEW_HREF} kind="primary">
        新增地址
      </ButtonLink>
    </Permitted>
  );
  const empty = (
    <EmptyState title="还没有收货地址" action={create}>
      保存常用地址后，下单时可以直接选用。
    </EmptyState>
  );
  const columns = addressColumns({
    onDefault: ({ id }) => void run(profileApi.call.setDefaultAddress({ id }), '已设为默认地址'),
    onRemove: setToRemove,
  });
  return (
    <Section title="收货地址" note={`已保存 ${addresses.length} 个，最多 50 个`} action={create} flush>
      <ListTable caption="收货地址" columns={columns} rows={addresses} rowKey={(row) => row.id} empty={empty} />
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
    </Section>
  );
}
