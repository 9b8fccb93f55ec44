import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { deskCasePages } from './desk-pages.ts';

/** Pages of the feature, as the app collects them. */
export const afterSalesPages = [...deskCasePages] as const satisfies readonly PageDeclaration[];
