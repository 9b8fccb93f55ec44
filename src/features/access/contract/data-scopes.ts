import type { DataScope } from '#platform/shared/data-scope.ts';

/** Names people read for whose records they see. */
export const DATA_SCOPES: Readonly<Record<DataScope, string>> = {
  self: '仅本人',
  department: '本部门',
  branch: '本部门及下级',
  company: '全公司',
  group: '全集团',
};
