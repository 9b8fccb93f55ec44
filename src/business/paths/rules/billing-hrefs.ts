import { DESK_STATEMENT_PATH, STATEMENT_PATH } from './billing-paths.ts';

export const statementHref = (statementNo: string) =>
  `${STATEMENT_PATH}?statementNo=${encodeURIComponent(statementNo)}`;
export const deskStatementHref = (statementNo: string) =>
  `${DESK_STATEMENT_PATH}?statementNo=${encodeURIComponent(statementNo)}`;
