/** Pages of the operator's desk. */
export const DESK_OVERVIEW_PATH = '/desk/overview.html';
export const DESK_ORDERS_PATH = '/desk/orders.html';
export const DESK_ORDER_DETAIL_PATH = '/desk/orderDetail.html';
export const DESK_PAYMENTS_PATH = '/desk/payments.html';
export const DESK_RECEIVABLES_PATH = '/desk/receivables.html';
/** What one company owes. */
export const deskReceivableHref = (customerCode: string): string =>
  `${DESK_RECEIVABLES_PATH}?firm=${encodeURIComponent(customerCode)}`;
export const DESK_DUNNING_PATH = '/desk/dunning.html';
export const DESK_BANK_IMPORTS_PATH = '/desk/bankImports.html';
export const DESK_CASES_PATH = '/desk/cases.html';
export const DESK_CASE_DETAIL_PATH = '/desk/caseDetail.html';
export const DESK_CASE_POLICY_PATH = '/desk/casePolicy.html';
export const DESK_CASE_FIGURES_PATH = '/desk/caseFigures.html';
export const DESK_INVOICES_PATH = '/desk/invoices.html';
export const DESK_INVOICE_DETAIL_PATH = '/desk/invoiceDetail.html';
export const DESK_INVOICE_RULES_PATH = '/desk/invoiceRules.html';
export const DESK_TAX_CODES_PATH = '/desk/taxCodes.html';
export const DESK_TITLES_PATH = '/desk/invoiceTitles.html';
export const DESK_STATEMENTS_PATH = '/desk/statements.html';
export const DESK_STATEMENT_PATH = '/desk/statementDetail.html';
export const DESK_DISPUTES_PATH = '/desk/statementDisputes.html';
export const DESK_EXCEPTIONS_PATH = '/desk/statementExceptions.html';
export const DESK_RUNS_PATH = '/desk/statementRuns.html';
export const DESK_STOCK_PATH = '/desk/stock.html';
export const DESK_ENQUIRIES_PATH = '/desk/enquiries.html';
export const DESK_QUOTES_PATH = '/desk/quotes.html';
export const DESK_QUOTE_DETAIL_PATH = '/desk/quoteDetail.html';
export const DESK_PRICES_PATH = '/desk/prices.html';
export const DESK_CUSTOMERS_PATH = '/desk/customers.html';
export const DESK_CUSTOMER_PATH = '/desk/customer.html';
export const DESK_VISIBILITY_PATH = '/desk/visibility.html';
export const DESK_IMPORTS_PATH = '/desk/import.html';
export const DESK_IMPORT_DETAIL_PATH = '/desk/importDetail.html';
export const DESK_SEARCH_WORDS_PATH = '/desk/searchWords.html';
export const DESK_CORRECTIONS_PATH = '/desk/corrections.html';
export const DESK_SURVEYS_PATH = '/desk/surveys.html';
export const DESK_SURVEY_EDIT_PATH = '/desk/surveyEdit.html';
export const DESK_SURVEY_RESULTS_PATH = '/desk/surveyResults.html';
export const DESK_MONITORING_PATH = '/desk/monitoring.html';
export const DESK_MESSAGES_PATH = '/desk/messages.html';
export const DESK_MESSAGE_SETTINGS_PATH = '/desk/messageSettings.html';
export const DESK_DELIVERIES_PATH = '/desk/deliveries.html';
/** The same page for the shop's own people. */
export const DESK_FILE_CENTER_PATH = '/desk/fileCenter.html';
