import { LEVEL_FACTORS } from '#features/prices/rules/public.ts';
import type { PriceBasis } from './search-index.ts';

/** Which price a level pays, in terms the index can sort and filter by; mirrors `resolvePrice`. */
export function priceBasis(levelCode: string | null): PriceBasis {
  if (levelCode === 'enterprise') return { kind: 'agreed' };
  return { kind: 'list', factorBp: LEVEL_FACTORS[levelCode ?? ''] ?? 10_000 };
}
