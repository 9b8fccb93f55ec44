import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import type { DeskPermissionCode, PermissionCode } from '#features/access/rules/public.ts';

/** A page in the table of pages: what its feature declared, with a right that exists. */
export type PageRow = PageDeclaration<PermissionCode | DeskPermissionCode>;
