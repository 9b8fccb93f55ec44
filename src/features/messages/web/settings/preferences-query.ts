import { messageApi } from '../message-api.ts';

export const preferencesQuery = messageApi.query.preferences.queryOptions({ input: {} });
