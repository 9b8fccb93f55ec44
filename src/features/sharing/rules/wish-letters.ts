import { orderHref, quoteHref } from '#business/paths/rules/public.ts';
import { describeWish, WISH_LABELS, type Wish, type WishKind } from './share-requests.ts';

export interface Letter {
  subject: string;
  text: string;
}

interface WishFacts {
  /** Number of the document that is to change. */
  number: string;
  kind: WishKind;
  /** Public origin without a trailing slash. */
  origin: string;
}

/** Words of strangers go into a mail as one line: nothing of them begins a heading, a link line or another part. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const documentOf = (number: string) => (number.startsWith('BJ') ? '报价' : '订单');

/** Where the document and what is asked about it are seen and answered. */
export const documentHref = ({ number, origin }: Pick<WishFacts, 'number' | 'origin'>): string =>
  number.startsWith('BJ') ? `${origin}${quoteHref(number)}` : `${origin}${orderHref(number)}`;

/** Tells who gave a link away, and whose the document is, that somebody behind the link asks for a change. */
export function askedLetter(facts: WishFacts, wish: Wish, answers: boolean): Letter {
  const { number, kind } = facts;
  const asked = describeWish(wish).map(({ label, value }) => `${label}：${oneLine(value)}`);
  return {
    subject: `${documentOf(number)} ${number} 收到“${WISH_LABELS[kind]}”申请`,
    text: [
      `${oneLine(wish.name)} 通过分享链接申请${WISH_LABELS[kind]}：`,
      [...asked, ...(wish.note ? [`说明：${oneLine(wish.note)}`] : [])].join('\n'),
      answers ? '采纳前单据不会改变。查看和处理请打开：' : '由下单人处理，采纳前单据不会改变。查看请打开：',
      documentHref(facts),
    ].join('\n\n'),
  };
}

/** Tells who asked, and left an address, how it was answered; nothing else of the document. */
export function answeredLetter({ number, kind, origin }: WishFacts, accepted: boolean): Letter {
  const what = `${documentOf(number)} ${number} 的“${WISH_LABELS[kind]}”申请`;
  return {
    subject: `${what}${accepted ? '已采纳' : '未采纳'}`,
    text: [
      accepted ? `您提交的${what}已采纳，变更已生效。` : `您提交的${what}未采纳，内容不变。如有疑问请联系对方。`,
      `本邮件由 MRO采购系统（${origin}）发送。您没有提交过申请的，不必理会。`,
    ].join('\n\n'),
  };
}
