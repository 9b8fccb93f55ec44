import { useQueryClient } from '@tanstack/react-query';
import { tasksQuery } from './transfer-api.ts';

/** Has the line look at once whether a task has begun. */
export function useTaskRefresh(kind: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: tasksQuery(kind).queryKey });
}
