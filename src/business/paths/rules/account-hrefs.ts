import { ACTIVATION_PATH, LOGIN_PATH } from './account-paths.ts';

/** The login page; afterwards its reader is led back to `from`. The home page needs no way back: everybody comes there. */
export const loginHref = (from: string) =>
  from === '/' ? LOGIN_PATH : `${LOGIN_PATH}?from=${encodeURIComponent(from)}`;

export const activationHref = (code: string) => `${ACTIVATION_PATH}?code=${code}`;
