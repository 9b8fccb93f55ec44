import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newIdempotencyKey } from '#platform/web/api-client.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { Address, AddressInput } from '../contract/profile-contract.ts';
import { addressesQuery, profileApi } from './address-queries.ts';

/** Sends a new or changed address; one form is one key, so a repeated press or a lost answer saves once. */
export function useSendAddress(address: Address | null): (input: AddressInput) => Promise<Address> {
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return async (input) => {
    const saved = address
      ? await profileApi.call.editAddress({ ...input, id: address.id })
      : await profileApi.call.addAddress(input, { context: { idempotencyKey } });
    await queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });
    return saved;
  };
}

/** Saves a new or changed address; a refusal comes back in words, for the form it concerns. */
export function useSaveAddress(address: Address | null, onSaved: (address: Address) => void) {
  const send = useSendAddress(address);
  const { busy, problem, run } = useAct({ otherwise: '保存失败，请检查网络后重试', renews: [] });
  const save = (input: AddressInput) => run(async () => onSaved(await send(input)));
  return { saving: busy, refusal: problem, save };
}
