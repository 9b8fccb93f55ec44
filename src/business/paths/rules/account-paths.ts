/** Pages of logging in and of coming to an account (specification 2.1). */
export const LOGIN_PATH = '/login.html';
/** The login page by its second name. */
export const SHORT_LOGIN_PATH = '/login';
export const MOBILE_LOGIN_PATH = '/mobile-login.html';
export const REGISTER_PATH = '/register.html';
export const RESET_PATH = '/reset.html';
export const ACTIVATION_PATH = '/activation.html';
export const ACTIVATION_PASSWORD_PATH = '/activation_psw.html';
export const ACTIVATION_FAILED_PATH = '/activation_failed.html';
export const TERMS_PATH = '/userRegulations.html';
