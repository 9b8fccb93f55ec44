import { transferAuditWords } from '#business/transfers/contract/audit-words.ts';
import { accessAuditWords } from '#features/access/contract/audit-words.ts';
import { accountAuditWords } from '#features/accounts/contract/audit-words.ts';
import { approvalFlowAuditWords } from '#features/approval-flows/contract/audit-words.ts';
import { approvalAuditWords } from '#features/approvals/contract/audit-words.ts';
import { budgetAuditWords } from '#features/budgets/contract/audit-words.ts';
import { catalogAuditWords } from '#features/catalog/contract/audit-words.ts';
import { correctionAuditWords } from '#features/corrections/contract/audit-words.ts';
import { enquiryAuditWords } from '#features/enquiries/contract/audit-words.ts';
import { fulfilmentAuditWords } from '#features/fulfilment/contract/audit-words.ts';
import { materialAuditWords } from '#features/materials/contract/audit-words.ts';
import { memberAuditWords } from '#features/members/contract/audit-words.ts';
import { orderAuditWords } from '#features/orders/contract/audit-words.ts';
import { organisationAuditWords } from '#features/organisation/contract/audit-words.ts';
import { paymentAuditWords } from '#features/payments/contract/audit-words.ts';
import { priceAuditWords } from '#features/prices/contract/audit-words.ts';
import { profileAuditWords } from '#features/profile/contract/audit-words.ts';
import { quoteAuditWords } from '#features/quotes/contract/audit-words.ts';
import { recommendationAuditWords } from '#features/recommendations/contract/audit-words.ts';
import { searchAuditWords } from '#features/search/contract/audit-words.ts';
import { sharingAuditWords } from '#features/sharing/contract/audit-words.ts';
import { surveyAuditWords } from '#features/surveys/contract/audit-words.ts';
import { visibilityAuditWords } from '#features/visibility/contract/audit-words.ts';
import type { AuditWords } from '#platform/shared/audit-words.ts';
import { COMMON_FIELDS, COMMON_VALUES } from './common-words.ts';

/** What each feature says of its own changes. */
export const AUDIT_WORDS: readonly AuditWords[] = [
  accessAuditWords,
  accountAuditWords,
  approvalAuditWords,
  approvalFlowAuditWords,
  budgetAuditWords,
  catalogAuditWords,
  correctionAuditWords,
  enquiryAuditWords,
  fulfilmentAuditWords,
  materialAuditWords,
  memberAuditWords,
  orderAuditWords,
  organisationAuditWords,
  paymentAuditWords,
  priceAuditWords,
  profileAuditWords,
  quoteAuditWords,
  recommendationAuditWords,
  searchAuditWords,
  sharingAuditWords,
  surveyAuditWords,
  transferAuditWords,
  visibilityAuditWords,
];

/** What changes are about, as people call it. */
export const OBJECT_NAMES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...AUDIT_WORDS.map((one) => one.objects),
);

const OWNERS = new Map(AUDIT_WORDS.flatMap((one) => Object.keys(one.actions).map((action) => [action, one] as const)));

/** What a row of a version that is gone, or not here yet, is called: nobody is shown a code. */
export const UNNAMED = { action: '其他操作', object: '其他对象', field: '其他内容' } as const;

export const actionName = (action: string): string => OWNERS.get(action)?.actions[action] ?? UNNAMED.action;

export const objectName = (objectType: string): string => OBJECT_NAMES[objectType] ?? UNNAMED.object;

/** The word for a field of a change; null where nobody has given it one. */
export const findFieldWord = (action: string, field: string): string | null =>
  OWNERS.get(action)?.fields[field] ?? COMMON_FIELDS[field] ?? null;

export const fieldName = (action: string, field: string): string => findFieldWord(action, field) ?? UNNAMED.field;

/** The word for a code in a field; null where it stands for itself. */
export const findValueWord = (action: string, field: string, value: string): string | null =>
  OWNERS.get(action)?.values[field]?.[value] ?? COMMON_VALUES[field]?.[value] ?? null;
