import { DOCUMENT_LABELS } from '#features/approval-flows/rules/public.ts';
import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';

export const APPROVAL_BOXES = { todo: '待我审批', done: '我已处理', mine: '我提交的', copied: '抄送我的' } as const;
export type ApprovalBox = keyof typeof APPROVAL_BOXES;
export type DocumentKind = keyof typeof DOCUMENT_LABELS;

/** What the address of the approval list says; absent means: to do, all of them. */
export interface ApprovalSearch extends PageInUrl {
  box?: Exclude<ApprovalBox, 'todo'>;
  words?: string;
  documentType?: DocumentKind;
  urgent?: 1;
}

const WORDS_MAX = 50;

export function readApprovalSearch(search: Record<string, unknown>): ApprovalSearch {
  const { box, documentType } = search;
  const known = typeof box === 'string' && box !== 'todo' && Object.hasOwn(APPROVAL_BOXES, box);
  const kind = typeof documentType === 'string' && Object.hasOwn(DOCUMENT_LABELS, documentType);
  return {
    box: known ? (box as ApprovalSearch['box']) : undefined,
    words: readTextInUrl(search.words, WORDS_MAX),
    documentType: kind ? (documentType as DocumentKind) : undefined,
    urgent: Number(search.urgent) === 1 ? 1 : undefined,
    ...readPageInUrl(search),
  };
}

export interface ListWish {
  box: ApprovalBox;
  words?: string;
  documentType?: DocumentKind;
  urgent?: boolean;
  pageNo: number;
  pageSize: number;
}

export function wishOf({ box, words, documentType, urgent, ...page }: ApprovalSearch): ListWish {
  return { box: box ?? 'todo', words, documentType, urgent: urgent === 1 ? true : undefined, ...pageOfUrl(page) };
}
