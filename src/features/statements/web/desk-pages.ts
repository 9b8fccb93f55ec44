import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  DESK_DISPUTES_PATH,
  DESK_EXCEPTIONS_PATH,
  DESK_RUNS_PATH,
  DESK_STATEMENT_PATH,
  DESK_STATEMENTS_PATH,
} from '#business/paths/rules/public.ts';

const desk = { layout: 'desk', permission: 'DESK_STATEMENTS', access: 'login', specified: false } as const;

/** Pages of the desk: what customers were billed, what they say of it, and how it was made. */
export const deskStatementPages = [
  {
    ...desk,
    path: DESK_STATEMENTS_PATH,
    file: 'features/statements/web/desk/statements-page.tsx',
    title: '客户对账单',
  },
  {
    ...desk,
    path: DESK_STATEMENT_PATH,
    file: 'features/statements/web/desk/statement-page.tsx',
    title: '客户对账单详情',
  },
  {
    ...desk,
    path: DESK_DISPUTES_PATH,
    file: 'features/statements/web/desk/disputes-page.tsx',
    title: '对账异议',
  },
  {
    ...desk,
    path: DESK_EXCEPTIONS_PATH,
    file: 'features/statements/web/desk/exceptions-page.tsx',
    title: '对账差异',
  },
  { ...desk, path: DESK_RUNS_PATH, file: 'features/statements/web/desk/runs-page.tsx', title: '出账记录' },
] as const satisfies readonly PageDeclaration[];
