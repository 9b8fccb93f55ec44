import { defineEvents } from '#business/documents/rules/public.ts';

const told = (label: string) => ({ label, outside: 'whole' }) as const;

/** What can be said and done about an enquiry, in words for its log: both sides talk in it. */
export const enquiryEvents = defineEvents({
  submitted: told('提交询价'),
  taken: told('客服已受理'),
  asked: told('客服提问'),
  answered: told('补充信息'),
  quoted: told('已报价'),
  transferred: told('采用报价'),
  cancelled: told('取消询价'),
  closed: told('关闭询价'),
  expired: told('询价过期'),
});

export type EnquiryEventKind = (typeof enquiryEvents.kinds)[number];
