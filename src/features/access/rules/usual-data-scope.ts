import type { DataScope } from '#platform/shared/data-scope.ts';

/** What somebody with these permissions sees unless somebody says otherwise: who leads sees the whole company. */
export function usualDataScope(permissions: Iterable<string>): DataScope {
  for (const code of permissions) if (code === 'USER_MANAGEMENT' || code === 'ORDER_APPROVE') return 'company';
  return 'self';
}
