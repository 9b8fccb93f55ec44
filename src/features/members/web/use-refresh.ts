import { useQueryClient } from '@tanstack/react-query';
import { departmentApi, memberApi, roleApi } from './members-api.ts';

/** Everything people, departments and roles show of each other follows a change of one of them. */
export function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [memberApi, departmentApi, roleApi].map(({ query }) => queryClient.invalidateQueries({ queryKey: query.key() })),
    );
}
