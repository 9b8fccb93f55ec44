import type { Teller } from '#business/messages/api/public.ts';
import { COMPANY_TITLES_PATH, DESK_TITLES_PATH } from '#business/paths/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { companyTitleMessages } from '../contract/message-events.ts';
import type { TitleRequestRow } from './title-request-repo.ts';

/** The desk is told of a title that waits. */
export const tellAsked = (db: Db, messages: Teller, request: TitleRequestRow, firmName: string): Promise<void> =>
  messages.tell(db, {
    ...{ event: companyTitleMessages.asked, firmId: null, to: [], holders: 'DESK_INVOICES' },
    key: `companyTitle.asked:${request.id}`,
    title: `${firmName} 申请公司抬头 ${request.title}`,
    text: `${request.requestNo}：${request.reason}`,
    href: DESK_TITLES_PATH,
  });

/** Who asked is told what became of it. */
export const tellDecided = (db: Db, messages: Teller, request: TitleRequestRow): Promise<void> => {
  const { id, firmId, askedBy, requestNo, title, status, answer } = request;
  const agreed = status === 'approved';
  const reason = answer === '' ? '' : `审核意见：${answer}`;
  return messages.tell(db, {
    ...{ event: companyTitleMessages.decided, firmId, to: [askedBy] },
    key: `companyTitle.decided:${id}`,
    title: `公司抬头 ${title} ${agreed ? '已通过审核' : '未通过审核'}`,
    text: `${requestNo}：${agreed ? '全公司现在起可以选用，发票只开给已通过的抬头。' : ''}${reason}`,
    href: COMPANY_TITLES_PATH,
  });
};
