import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import { MEMBER_STATES, type MemberState } from '../../rules/member-moves.ts';
import { readIdInUrl } from '../company-queries.ts';

/** What the address of the list says; absent means: everybody of the own company. */
export interface UserSearch extends PageInUrl {
  companyId?: string;
  state?: MemberState;
  keyword?: string;
  departmentId?: string;
  roleId?: string;
}

export function readUserSearch(search: Record<string, unknown>): UserSearch {
  const state = String(search.state);
  return {
    companyId: readIdInUrl(search.companyId),
    state: Object.hasOwn(MEMBER_STATES, state) ? (state as MemberState) : undefined,
    keyword: readTextInUrl(search.keyword, 60),
    departmentId: readIdInUrl(search.departmentId),
    roleId: readIdInUrl(search.roleId),
    ...readPageInUrl(search),
  };
}

/** Conditions that the counts of the tabs share. */
export const countsInput = ({ companyId, keyword = '', departmentId, roleId }: UserSearch) => ({
  companyId,
  keyword,
  departmentId,
  roleId,
});

export const listInput = (search: UserSearch) => ({
  ...countsInput(search),
  state: search.state,
  ...pageOfUrl(search),
});

/** What is exported: everybody the list finds. */
export const exportInput = ({ keyword = '', departmentId, roleId, state }: UserSearch) => ({
  keyword,
  departmentId,
  roleId,
  state,
});
