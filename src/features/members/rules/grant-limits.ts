import { isAdministration } from '#features/access/rules/public.ts';
import type { DataScope } from '#platform/shared/data-scope.ts';

const SCOPES: readonly DataScope[] = ['self', 'department', 'branch', 'company', 'group'];

/** Codes of the wanted ones that the grantor does not hold: nobody grants more than they have (behaviours 2.12). */
export function beyondGrantor(held: ReadonlySet<string>, wanted: Iterable<string>): string[] {
  return [...new Set(wanted)].filter((code) => !held.has(code)).sort();
}

/** Whether a scope reaches no further than another one. */
export function isScopeWithin(wanted: DataScope, held: DataScope): boolean {
  return SCOPES.indexOf(wanted) <= SCOPES.indexOf(held);
}

/** Scopes somebody may give; `group` is for people of group firms alone, who are the only ones to have companies. */
export function grantableScopes(held: DataScope, firmType: string): DataScope[] {
  return SCOPES.filter((scope) => isScopeWithin(scope, held) && (scope !== 'group' || firmType === 'group'));
}

/**
 * What a grantor's own rights are compared with. A group account gives the roles of member companies out without holding
 * what buyers hold (specification 1 and 6: it only administers users), but no more administration than its own.
 */
export function comparedCodes(codes: Iterable<string>, identity: string): string[] {
  const all = [...codes];
  return identity === 'group' ? all.filter(isAdministration) : all;
}

/** Whoever holds all of these can put every right of the firm in order again; one of them must stay. */
export const ADMINISTRATOR_CODES = ['USER_MANAGEMENT', 'USER_EDIT', 'ROLE_MANAGEMENT', 'ROLE_EDIT'] as const;
