import type { DataScope } from '#platform/shared/data-scope.ts';
import type { MemberDetail } from '../../contract/member-schemas.ts';

/** What the form holds. */
export interface UserValues {
  name?: string;
  email?: string;
  phoneNumber?: string;
  departmentId?: string | null;
  jobTitle: string;
  roleIds: string[];
  dataScope: DataScope;
  approves: boolean;
  /** Yuan as typed; empty: no limit. */
  amountLimit: string;
}

export function initialOf(member: MemberDetail | null): Partial<UserValues> {
  if (!member) return { jobTitle: '', roleIds: [], dataScope: 'self', approves: true, amountLimit: '' };
  const { departmentId, jobTitle, roleIds, dataScope, approves, amountLimit } = member;
  return { departmentId, jobTitle, roleIds, dataScope, approves, amountLimit: amountLimit ?? '' };
}

const AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/;

export const isAmount = (text: string): boolean => text.trim() === '' || AMOUNT.test(text.trim());

/** 5000 and 5000.5 as the wire writes them. */
function wireAmount(text: string): string | null {
  if (text.trim() === '') return null;
  const [yuan = '0', cents = ''] = text.trim().split('.');
  return `${yuan}.${cents.padEnd(2, '0')}`;
}

export const placeOf = ({ departmentId, jobTitle, roleIds, dataScope, approves, amountLimit }: UserValues) => ({
  jobTitle: jobTitle.trim(),
  roleIds,
  dataScope,
  approves,
  departmentId: departmentId ?? null,
  amountLimit: wireAmount(amountLimit),
});
