/** Pages of statements: what a company owes for what it signed for (specification 2.3). */
export const STATEMENTS_PATH = '/user/account/accountList.html';
export const STATEMENT_PATH = '/user/account/statement.html';
export const STATEMENT_TERMS_PATH = '/user/account/statementTerms.html';
/** A statement behind a link that somebody gave away. */
export const SHARED_STATEMENT_PATH = '/shareStatement.html';
export const DESK_STATEMENTS_PATH = '/desk/statements.html';
export const DESK_STATEMENT_PATH = '/desk/statement.html';
export const DESK_DISPUTES_PATH = '/desk/statementDisputes.html';
export const DESK_EXCEPTIONS_PATH = '/desk/statementExceptions.html';
export const DESK_RUNS_PATH = '/desk/statementRuns.html';
