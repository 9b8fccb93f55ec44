import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import type { ApplicationKind, CreditKind } from '../contract/term-words.ts';
import type { Terms } from '../contract/terms-schemas.ts';

/** A limit as accounts keep it: -1 without limit. */
const UNLIMITED = -1n;

/** What a firm may owe by its account; none and a limit of 0 are the same to whoever buys. */
export interface AgreedCredit {
  credit: CreditKind;
  /** `0.00` unless limited. */
  creditLimit: string;
}

export function creditOf(limitFen: bigint | null): AgreedCredit {
  if (limitFen === null || limitFen === 0n) return { credit: 'none', creditLimit: '0.00' };
  if (limitFen < 0n) return { credit: 'unlimited', creditLimit: '0.00' };
  return { credit: 'limited', creditLimit: formatAmount(limitFen) };
}

export const limitFenOf = ({ credit, creditLimit }: AgreedCredit): bigint =>
  credit === 'unlimited' ? UNLIMITED : credit === 'none' ? 0n : parseAmount(creditLimit);

/** Limit, use and what is left, as amounts; no limit leaves no number. */
export function accountFacts(limitFen: bigint | null, usedFen: bigint) {
  const { credit } = creditOf(limitFen);
  const limited = credit === 'limited' && limitFen !== null;
  return {
    credit,
    limit: limited ? formatAmount(limitFen) : null,
    used: formatAmount(usedFen),
    available: limited ? formatAmount(limitFen - usedFen) : null,
  };
}

/** A limit that holds for a while, and what holds after it. */
export interface Raise {
  until: string;
  backFen: bigint;
}

/**
 * What is kept of a raise when credit is agreed anew: one that has a last day falls back to what held before the first raise;
 * an agreement without a day ends it.
 */
export function raiseAfter(
  { creditUntil }: Pick<Terms, 'creditUntil'>,
  { limitFen, raise }: { limitFen: bigint | null; raise: Raise | null },
): Raise | null {
  if (creditUntil === null) return null;
  return { until: creditUntil, backFen: raise?.backFen ?? limitFen ?? 0n };
}

/** What a company may ask for, by what it has. Without limit there is nothing to ask for. */
export function kindsToApply(credit: CreditKind): ApplicationKind[] {
  if (credit === 'unlimited') return [];
  return credit === 'none' ? ['open'] : ['raise', 'temporary'];
}

/** The limit with which an order that lacked `short` yuan passes: what is used now, or the limit, and what lacked. */
export function limitFor({ limit, used }: { limit: string | null; used: string }, short: string): string {
  const [limitFen, usedFen] = [parseAmount(limit ?? '0.00'), parseAmount(used)];
  return formatAmount((usedFen > limitFen ? usedFen : limitFen) + parseAmount(short));
}
