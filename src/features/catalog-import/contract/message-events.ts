import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

const own = { group: 'desk', right: 'DESK_IMPORT', channels: ['mail'], keptDays: 30 } as const;

/** What people of the desk are told of the catalogues they have imported. */
export const importMessages = defineMessageEvents('import', {
  done: { ...own, label: '商品导入完成', kind: 'notice', byDefault: [] },
  failed: { ...own, label: '商品导入失败', kind: 'alert', byDefault: ['mail'] },
});
