import { quoteHref } from '#business/paths/rules/public.ts';
import { displayFen } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';

export interface LetterFacts {
  quoteNo: string;
  title: string;
  totalFen: bigint;
  /** ISO 8601; null before anything was sent. */
  validUntil: string | null;
  /** Public origin without a trailing slash. */
  origin: string;
}

export interface Letter {
  subject: string;
  text: string;
}

/** Days before the end on which the buyer is warned. */
export const WARNING_DAYS = [3, 1] as const;
export type WarningDays = (typeof WARNING_DAYS)[number];

/** Words of people go into a mail as one line: nothing of them begins a heading, a link line or another part. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const hrefOf = ({ origin, quoteNo }: LetterFacts) => `${origin}${quoteHref(quoteNo)}`;
const nameOf = ({ quoteNo, title }: LetterFacts) => `${quoteNo}（${oneLine(title).slice(0, 60)}）`;
const until = ({ validUntil }: LetterFacts) => (validUntil ? displayTime(validUntil) : '');

/** `replaces`: the quote whose place it takes. */
export function sentLetter(facts: LetterFacts, replaces: string | null = null): Letter {
  return {
    subject: `报价 ${facts.quoteNo} 已发出，有效期至 ${until(facts)}`,
    text: [
      `您的报价 ${nameOf(facts)} 已发出，含税总额 ${displayFen(facts.totalFen)}，有效期至 ${until(facts)}。`,
      ...(replaces === null ? [] : [`本报价替代 ${replaces}，原报价不能再议价或下单。`]),
      '查看报价、议价或转订单请打开：',
      hrefOf(facts),
    ].join('\n\n'),
  };
}

export function askedLetter(facts: LetterFacts, question: string): Letter {
  return {
    subject: `报价 ${facts.quoteNo} 需要您补充信息`,
    text: [`客服就报价 ${nameOf(facts)} 提问：`, oneLine(question), '回复请打开：', hrefOf(facts)].join('\n\n'),
  };
}

export function warningLetter(facts: LetterFacts, days: WarningDays): Letter {
  return {
    subject: `报价 ${facts.quoteNo} 将在 ${days} 天内失效`,
    text: [
      `您的报价 ${nameOf(facts)} 有效期至 ${until(facts)}，之后不能再按此价格下单。`,
      '需要下单请打开：',
      hrefOf(facts),
    ].join('\n\n'),
  };
}

export function expiredLetter(facts: LetterFacts): Letter {
  return {
    subject: `报价 ${facts.quoteNo} 已失效`,
    text: [
      `您的报价 ${nameOf(facts)} 已于 ${until(facts)} 失效。`,
      '仍然需要？打开报价，点“再次询价”按原清单重新报价：',
      hrefOf(facts),
    ].join('\n\n'),
  };
}

const DAY_MS = 86_400_000;

/** Which warning is due: the nearest one, once each; a quote that was sent for a day only is not warned of three. */
export function dueWarning(validUntil: number, now: number, given: readonly WarningDays[]): WarningDays | null {
  const left = validUntil - now;
  if (left <= 0) return null;
  const due = [...WARNING_DAYS].sort((a, b) => a - b).find((days) => left <= days * DAY_MS);
  return due !== undefined && !given.some((days) => days <= due) ? due : null;
}
