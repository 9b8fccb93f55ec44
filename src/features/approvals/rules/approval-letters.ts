import { approvalHref, MEMBER_LIST_PATH } from '#business/paths/rules/public.ts';
import { DOCUMENT_KINDS, type DocumentType } from '#features/approval-flows/contract/document-kinds.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { type DocumentSnapshot, parseOverBudget } from './document-snapshot.ts';

export interface Letter {
  subject: string;
  text: string;
}

export interface LetterFacts {
  origin: string;
  requestNo: string;
  documentType: DocumentType;
  snapshot: DocumentSnapshot;
  requesterName: string;
  reasons: readonly { because: readonly string[] }[];
  urgent: boolean;
  /** ISO 8601; null: not held. */
  holdUntil: string | null;
}

/** Lines told in a mail; all of them stand on the page. */
const LINES_TOLD = 10;

const detailLink = ({ origin, requestNo }: LetterFacts) => `${origin}${approvalHref(requestNo)}`;

function goods({ lines }: DocumentSnapshot): string {
  const open = lines.filter(({ refused }) => !refused);
  const told = open
    .slice(0, LINES_TOLD)
    .map(({ itemNo, name, quantity, unit, amount }) =>
      `${itemNo ?? ''} ${name} × ${quantity} ${unit}，${displayYuan(amount)}`.trim(),
    );
  return [...told, ...(open.length > LINES_TOLD ? [`……共 ${open.length} 行`] : [])].join('\n');
}

const because = ({ reasons }: LetterFacts) => reasons.flatMap((reason) => reason.because).join('；');

interface AskedPerson {
  name: string;
  onBehalfOf: string | null;
  link: string;
  /** What it still takes in all: 王芳、李明任一人同意. */
  consent: string;
}

/** Asks one person, with the one-use link that opens the document on a phone. */
export function askedLetter(facts: LetterFacts, to: AskedPerson): Letter {
  const { snapshot, requesterName, documentType, urgent, holdUntil } = facts;
  const why = because(facts);
  return {
    subject: `${urgent ? '【加急】' : ''}请审批 ${requesterName} 的${DOCUMENT_KINDS[documentType]} ${snapshot.documentNo}（${displayYuan(snapshot.amount)}）`,
    text: [
      `${to.name}，您好：`,
      `${requesterName} 提交的${DOCUMENT_KINDS[documentType]} ${snapshot.documentNo}，金额 ${displayYuan(snapshot.amount)}，等待您审批${to.onBehalfOf ? `（代 ${to.onBehalfOf}）` : ''}。`,
      `审批方式：${to.consent}。`,
      ...(why ? [`需要审批的原因：${why}`] : []),
      ...parseOverBudget(snapshot.facts).over.map(({ label, value }) => `${label}：${value}`),
      goods(snapshot),
      ...(holdUntil ? [`价格和库存为这张单保留到 ${displayTime(holdUntil)}。`] : []),
      '查看并处理（无需登录，手机也可打开）：',
      to.link,
      '链接 72 小时内有效，只能使用一次，仅限您本人。请不要转发本邮件。登录后处理：',
      detailLink(facts),
    ].join('\n\n'),
  };
}

const TOLD = {
  passed: { subject: '已通过审批', text: '已审批通过，正在为您安排后续处理。' },
  refused: { subject: '被驳回', text: '没有通过审批，占用的库存、额度和预算已释放。' },
  returned: { subject: '被退回补充', text: '审批人请您补充说明，答复后审批继续。' },
  lines_refused: { subject: '有商品行未通过', text: '部分商品行没有通过审批，已放回您的购物车，其余商品继续审批。' },
  expiring: { subject: '即将超时', text: '还没有审批完，保留即将到期，到期后单据会自动取消。可以在页面上催办。' },
  stranded: {
    subject: '没有人可以审批',
    text: '的审批人都已停用，也没有上级或管理员可以代为审批。已通知公司管理员处理；您也可以撤回申请。',
  },
  expired: { subject: '因超时未审批已取消', text: '在保留期内没有审批完，已自动取消，占用的库存、额度和预算已释放。' },
} as const;

/** Tells the requester that all have agreed and what he has to do himself now, with the address where it is done. */
export function passedLetter(next: { title: string; text: string; path: string }, facts: LetterFacts): Letter {
  const { snapshot, documentType, requesterName, origin } = facts;
  const named = `${DOCUMENT_KINDS[documentType]} ${snapshot.documentNo}`;
  return {
    subject: `${named} ${TOLD.passed.subject}，${next.title}`,
    text: [
      `${requesterName}，您好：`,
      `您提交的${named}（${displayYuan(snapshot.amount)}）已全部审批通过。`,
      next.text,
      origin + next.path,
      '查看详情：',
      detailLink(facts),
    ].join('\n\n'),
  };
}

/** Tells the requester what became of the request. */
export function requesterLetter(
  kind: keyof typeof TOLD,
  detail: string,
  facts: LetterFacts,
  again: string | null,
): Letter {
  const { snapshot, documentType, requesterName, holdUntil } = facts;
  const named = `${DOCUMENT_KINDS[documentType]} ${snapshot.documentNo}`;
  return {
    subject: `${named} ${TOLD[kind].subject}`,
    text: [
      `${requesterName}，您好：`,
      `您提交的${named}（${displayYuan(snapshot.amount)}）${TOLD[kind].text}`,
      ...(detail ? [detail] : []),
      ...(kind === 'expiring' && holdUntil ? [`保留到 ${displayTime(holdUntil)}。`] : []),
      ...(again && (kind === 'expired' || kind === 'refused')
        ? ['仍然需要这些商品？打开下面的链接按当前价格重新下单：', again]
        : []),
      '查看详情：',
      detailLink(facts),
    ].join('\n\n'),
  };
}

/** Tells an administrator that nobody is left to decide, and what would help. */
export function strandedLetter(facts: LetterFacts, name: string): Letter {
  const { snapshot, documentType, requesterName, holdUntil, origin } = facts;
  const named = `${DOCUMENT_KINDS[documentType]} ${snapshot.documentNo}`;
  return {
    subject: `${named} 没有人可以审批，请处理`,
    text: [
      `${name}，您好：`,
      `${requesterName} 提交的${named}（${displayYuan(snapshot.amount)}）的审批人都已停用或关闭了审批，也没有上级或管理员可以代为审批。`,
      '启用原审批人、设置部门负责人，或给一位同事用户管理和审批权限后，审批会在几分钟内继续：',
      `${origin}${MEMBER_LIST_PATH}`,
      ...(holdUntil ? [`到 ${displayTime(holdUntil)} 仍没有处理的，单据会自动取消。`] : []),
      '查看详情：',
      detailLink(facts),
    ].join('\n\n'),
  };
}

/** Tells somebody that what they agreed to by one press was not carried out, and why. */
export function lapsedLetter(facts: LetterFacts, name: string, why: string): Letter {
  const { snapshot, requesterName, documentType } = facts;
  const named = `${DOCUMENT_KINDS[documentType]} ${snapshot.documentNo}`;
  return {
    subject: `您对${named}的同意没有执行`,
    text: [
      `${name}，您好：`,
      `您同意了 ${requesterName} 的${named}（${displayYuan(snapshot.amount)}），但在执行之前情况有变，这次同意没有执行：${why}。`,
      '如果仍由您审批，请打开后重新处理：',
      detailLink(facts),
    ].join('\n\n'),
  };
}
