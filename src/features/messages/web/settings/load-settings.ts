import type { QueryClient } from '@tanstack/react-query';
import { messageCountsQuery } from '../message-queries.ts';
import { preferencesQuery } from './preferences-query.ts';

export async function loadSettings(client: QueryClient): Promise<void> {
  await Promise.all([client.ensureQueryData(preferencesQuery), client.ensureQueryData(messageCountsQuery)]);
}
