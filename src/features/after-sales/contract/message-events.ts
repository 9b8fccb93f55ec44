import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';
import { deskMessageRows } from './desk-message-rows.ts';

/** What people are told of after-sales cases. */
export const afterSaleMessages = defineMessageEvents('afterSale', { ...deskMessageRows });
