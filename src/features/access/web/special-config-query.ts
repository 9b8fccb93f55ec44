import { queryOptions } from '@tanstack/react-query';
import { accessApi } from './access-api.ts';

const OFF = { phoneVersionSwitch: '0', customerServiceSwitch: '0' } as const;

/** Switches of the current firm; everything is off for visitors and when they cannot be read. */
export const specialConfigQuery = queryOptions({
  queryKey: ['special-config'],
  staleTime: 10 * 60_000,
  queryFn: async () => {
    try {
      return await accessApi.call.specialConfig({});
    } catch {
      return OFF;
    }
  },
});
