import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError, newIdempotencyKey } from '#platform/web/api-client.ts';
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
  const [state, setState] = useState<{ saving: boolean; refusal: string | null }>({ saving: false, refusal: null });

  const save = async (input: AddressInput) => {
    setState({ saving: true, refusal: null });
    try {
      onSaved(await send(input));
    } catch (error) {
      const refusal = isCallError(error) ? error.message : '保存失败，请检查网络后重试';
      setState({ saving: false, refusal });
    }
  };
  return { ...state, save };
}
