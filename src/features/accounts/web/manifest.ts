import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  ACTIVATION_FAILED_PATH,
  ACTIVATION_PASSWORD_PATH,
  ACTIVATION_PATH,
  REGISTER_PATH,
  RESET_PATH,
  TERMS_PATH,
} from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const accountsPages = [
  {
    path: REGISTER_PATH,
    file: 'features/accounts/web/registration/register-page.tsx',
    layout: 'login',
    access: 'public',
    title: '企业注册',
    specified: false,
  },
  {
    path: RESET_PATH,
    file: 'features/accounts/web/reset/reset-page.tsx',
    layout: 'login',
    access: 'public',
    title: '找回密码',
  },
  {
    path: ACTIVATION_PATH,
    file: 'features/accounts/web/activation/activation-page.tsx',
    layout: 'login',
    access: 'public',
    title: '激活账号',
  },
  {
    path: ACTIVATION_PASSWORD_PATH,
    file: 'features/accounts/web/activation/activation-password-page.tsx',
    layout: 'login',
    access: 'public',
    title: '设置登录密码',
  },
  {
    path: ACTIVATION_FAILED_PATH,
    file: 'features/accounts/web/activation/activation-failed-page.tsx',
    layout: 'login',
    access: 'public',
    title: '激活失败',
  },
  {
    path: TERMS_PATH,
    file: 'features/accounts/web/terms/user-regulations-page.tsx',
    layout: 'login',
    access: 'public',
    title: '服务条款与隐私政策',
  },
] as const satisfies readonly PageDeclaration[];
