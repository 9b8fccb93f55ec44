import { memberApi } from '../members-api.ts';
import { countsInput, listInput, type UserSearch } from './user-search.ts';

const { query } = memberApi;

export const usersQuery = (search: UserSearch) => query.list.queryOptions({ input: listInput(search) });
export const userCountsQuery = (search: UserSearch) => query.counts.queryOptions({ input: countsInput(search) });

/** One user, and the company the caller works on. */
export interface UserKey {
  memberId: string;
  companyId?: string;
}

export const userQuery = (key: UserKey) => query.detail.queryOptions({ input: key });
export const rightsQuery = (key: UserKey) => query.rights.queryOptions({ input: key });
export const dutiesQuery = (key: UserKey) => query.duties.queryOptions({ input: key });
