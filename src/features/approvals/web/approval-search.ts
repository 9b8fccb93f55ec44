import { DOCUMENT_KINDS } from '#features/approval-flows/contract/document-kinds.ts';
import {
  type PageInUrl,
  pageOfUrl,
  readPageInUrl,
  readTextInUrl,
} from '#platform/web/kits/list/page-numbers-in-url.ts';
import { APPROVAL_BOXES } from '../rules/approval-boxes.ts';

export { APPROVAL_BOXES };
export type ApprovalBox = keyof typeof APPROVAL_BOXES;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;

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
  const kind = typeof documentType === 'string' && Object.hasOwn(DOCUMENT_KINDS, documentType);
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

/** What is exported: everything the box holds. */
export function filterOf(search: ApprovalSearch): Omit<ListWish, 'pageNo' | 'pageSize'> {
  const { pageNo: _, pageSize: __, ...filter } = wishOf(search);
  return filter;
}
