import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  COMPANY_MESSAGES_PATH,
  DESK_DELIVERIES_PATH,
  DESK_MESSAGE_SETTINGS_PATH,
  DESK_MESSAGES_PATH,
  MESSAGE_LIST_PATH,
  MESSAGE_SETTINGS_PATH,
} from '#business/paths/rules/public.ts';
import { OWN_PEOPLE } from '#platform/shared/identities.ts';

const own = { layout: 'user', access: 'login' } as const;
/** Messages are everybody's at the desk, whatever his role. */
const desk = { layout: 'desk', access: 'login', specified: false } as const;

/** Pages of the feature, as the app collects them. */
export const messagesPages = [
  {
    ...own,
    path: MESSAGE_LIST_PATH,
    file: 'features/messages/web/list/message-page.tsx',
    title: '消息中心',
    menu: { group: 'own', place: 40, forGroup: true },
  },
  {
    ...own,
    path: MESSAGE_SETTINGS_PATH,
    file: 'features/messages/web/settings/settings-page.tsx',
    title: '消息接收设置',
    specified: false,
  },
  {
    ...own,
    path: COMPANY_MESSAGES_PATH,
    file: 'features/messages/web/company/company-page.tsx',
    title: '公司消息设置',
    specified: false,
    only: OWN_PEOPLE,
    permission: 'COMPANY_MANAGEMENT',
    menu: { group: 'company', place: 90 },
  },
  { ...desk, path: DESK_MESSAGES_PATH, file: 'features/messages/web/desk/messages-page.tsx', title: '消息中心' },
  {
    ...desk,
    path: DESK_MESSAGE_SETTINGS_PATH,
    file: 'features/messages/web/desk/settings-page.tsx',
    title: '消息接收设置',
  },
  {
    ...desk,
    path: DESK_DELIVERIES_PATH,
    file: 'features/messages/web/desk/deliveries-page.tsx',
    permission: 'DESK_MONITORING',
    title: '未送达消息',
  },
] as const satisfies readonly PageDeclaration[];
