import { queryOptions } from '@tanstack/react-query';
import { loginApi } from './login-api.ts';

const NOBODY = { current: null, others: [] };

/** Who this browser is logged in as, and where else. Only a hint: the way in stays open when it cannot be read. */
export const alreadyLoggedInQuery = queryOptions({
  queryKey: ['already-logged-in'],
  queryFn: async () => {
    try {
      const { current, others } = await loginApi.call.alrLoginPre({});
      return { current, others };
    } catch {
      return NOBODY;
    }
  },
});
