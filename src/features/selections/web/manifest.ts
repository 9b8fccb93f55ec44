import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { SELECTION_PATH } from '#business/paths/rules/public.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';

/** Pages of the feature, as the app collects them. */
export const selectionsPages = [
  {
    path: SELECTION_PATH,
    file: 'features/selections/web/selection-page.tsx',
    layout: 'user',
    access: 'login',
    title: '选型清单',
    only: BUYING_PEOPLE,
    permission: 'SELECTION_LIST',
    menu: { group: 'trade', place: 70 },
  },
] as const satisfies readonly PageDeclaration[];
