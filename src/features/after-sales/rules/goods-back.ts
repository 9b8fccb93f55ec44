import type { CaseKind, ReturnWay } from '../contract/case-words.ts';
import { KIND_RULES } from './case-kinds.ts';

/** Whether a second person has to agree: something is given without goods, and it is worth more than one may grant alone. */
export function wantsSecondPerson(
  { kind, returnWay, worthFen }: { kind: CaseKind; returnWay: ReturnWay; worthFen: bigint },
  aloneFen: bigint,
): boolean {
  return returnWay === 'none' && KIND_RULES[kind].gives && worthFen > aloneFen;
}
