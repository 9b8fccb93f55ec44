import { draftHref, ENQUIRY_LIST_PATH, enquiryHref } from '#business/paths/rules/public.ts';
import type { EnquiryEvent } from '../contract/enquiry-schemas.ts';
import type { TalkEntry } from './talk-log.tsx';

const KINDS: Readonly<Record<string, string>> = {
  submitted: '提交询价',
  taken: '客服已受理',
  asked: '客服提问',
  answered: '补充信息',
  quoted: '已报价',
  transferred: '采用报价',
  cancelled: '取消询价',
  closed: '关闭询价',
  expired: '询价过期',
};

export const talkOf = (events: readonly EnquiryEvent[]): TalkEntry[] =>
  events.map(({ kind, detail, actorName, at }) => ({ label: KINDS[kind] ?? kind, detail, actorName, at }));

export const draftsHref = `${ENQUIRY_LIST_PATH}?tab=draft`;

/** Where one of a list is looked at; a draft is gone on with. */
export const openHref = ({ enquiryNo, status }: { enquiryNo: string; status: string }) =>
  status === 'draft' ? draftHref(enquiryNo) : enquiryHref(enquiryNo);
