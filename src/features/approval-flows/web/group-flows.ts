import type { SavedFlow } from '../contract/approval-flow-schemas.ts';
import { DOCUMENT_TYPES, EFFECTS } from '../rules/flow-words.ts';

export interface FlowGroup {
  documentType: SavedFlow['documentType'];
  effect: SavedFlow['effect'];
  flows: SavedFlow[];
}

const EFFECT_ORDER = Object.keys(EFFECTS) as SavedFlow['effect'][];
const TYPE_ORDER = Object.keys(DOCUMENT_TYPES) as SavedFlow['documentType'][];

/** Flows by kind of document, and in each by what is asked first; groups are ordered among themselves only. */
export function groupFlows(
  flows: readonly SavedFlow[],
): { documentType: SavedFlow['documentType']; groups: FlowGroup[] }[] {
  return TYPE_ORDER.flatMap((documentType) => {
    const groups = EFFECT_ORDER.map((effect) => ({
      documentType,
      effect,
      flows: flows.filter((flow) => flow.documentType === documentType && flow.effect === effect),
    })).filter((group) => group.flows.length > 0);
    return groups.length > 0 ? [{ documentType, groups }] : [];
  });
}

/** The list with one of its things in another place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return from === to || list[from] === undefined ? [...list] : rest.toSpliced(to, 0, list[from]);
}
