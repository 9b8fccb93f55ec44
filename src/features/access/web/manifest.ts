import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { LOGIN_PATH, MOBILE_LOGIN_PATH, SHORT_LOGIN_PATH } from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const accessPages = [
  { path: LOGIN_PATH, file: 'features/access/web/login-page.tsx', layout: 'login', access: 'public', title: '登录' },
  {
    path: SHORT_LOGIN_PATH,
    file: 'features/access/web/login-second-name-page.tsx',
    layout: 'login',
    access: 'public',
    title: '登录',
  },
  {
    path: MOBILE_LOGIN_PATH,
    file: 'features/access/web/mobile-login-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '登录',
  },
] as const satisfies readonly PageDeclaration[];
