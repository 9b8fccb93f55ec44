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

/** The login page; afterwards its reader is led back to `from`. The home page needs no way back: everybody comes there. */
export const loginHref = (from: string) =>
  from === '/' ? LOGIN_PATH : `${LOGIN_PATH}?from=${encodeURIComponent(from)}`;

export const activationHref = (code: string) => `${ACTIVATION_PATH}?code=${code}`;
