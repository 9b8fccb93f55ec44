import type { DataScope } from '#platform/shared/data-scope.ts';

/** Whose records somebody sees, in a sentence; a department scope without a department reaches no further than oneself. */
export function scopeWords(scope: DataScope, department: string | null): string {
  if (scope === 'company') return '可查看全公司所有用户的单据';
  if (scope === 'group') return '可查看集团及成员公司的用户';
  if (scope === 'self') return '只能查看本人的单据';
  if (department === null) return '数据范围按部门，但没有所属部门，因此只能查看本人的单据';
  return scope === 'department'
    ? `可查看本人及“${department}”人员的单据`
    : `可查看本人及“${department}”和下级部门人员的单据`;
}
