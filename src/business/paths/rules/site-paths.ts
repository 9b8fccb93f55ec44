/** Pages about the shop itself: what went wrong, and whether it works (specification 2.1). */
export const NOT_FOUND_PATH = '/404.html';
export const BROWSER_PATH = '/browser.html';
export const NET_ERROR_PATH = '/netError.html';
export const ERROR_RESULT_PATH = '/errorResult.html';
export const CHECK_PATH = '/check.html';
export const NET_CHECK_PATH = '/netCheck.html';
export const SURVEY_PATH = '/activity/survey.html';
/** The survey by its second name. */
export const SHORT_SURVEY_PATH = '/survey';
