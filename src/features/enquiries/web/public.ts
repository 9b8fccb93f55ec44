export { newEnquiryHref } from './enquiry-words.ts';
export { TalkLog } from './talk-log.tsx';
export { useAct } from './use-act.ts';
