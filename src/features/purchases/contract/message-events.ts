import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';

const own = { group: 'goods', channels: ['mail'], customersOnly: true, keptDays: 60 } as const;

/** What people are told of goods they buy often, or have marked as such (常购). */
export const purchaseMessages = defineMessageEvents('goods', {
  priceUp: {
    ...own,
    label: '常购商品涨价',
    kind: 'alert',
    byDefault: ['mail'],
    limit: { label: '涨幅超过', unit: '%', least: 1, most: 50, byDefault: 5 },
  },
  back: { ...own, label: '常购商品到货', kind: 'notice', byDefault: [] },
});
