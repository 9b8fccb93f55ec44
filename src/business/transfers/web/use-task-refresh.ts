import { useQueryClient } from '@tanstack/react-query';
import { transferApi } from './transfer-api.ts';

/** Has whatever shows tasks look at once whether one has begun. */
export function useTaskRefresh(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: transferApi.query.key() });
}
