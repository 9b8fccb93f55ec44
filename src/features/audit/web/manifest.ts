import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { AUDIT_PATH } from '#business/paths/rules/public.ts';
import { OWN_PEOPLE } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const auditPages = [
  {
    path: AUDIT_PATH,
    file: 'features/audit/web/audit-page.tsx',
    layout: 'user',
    access: 'login',
    title: '操作日志',
    specified: false,
    only: OWN_PEOPLE,
    permission: 'COMPANY_MANAGEMENT',
    menu: { group: 'company', place: 80 },
  },
] as const satisfies readonly PageDeclaration[];
