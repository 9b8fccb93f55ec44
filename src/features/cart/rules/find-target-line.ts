import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { purposeKey } from '#business/line-fields/rules/public.ts';
import { nextSplit } from './line-key.ts';

/** A line of an item that lies in the cart already. */
export interface PresentLine extends Partial<LineFields> {
  split: string;
  quantity: number;
  /** Put aside for later: additions leave it alone. */
  saved: boolean;
}

export interface TargetLine {
  split: string;
  /** What it holds; undefined: a new line. */
  quantity: number | undefined;
}

const bySplit = (a: PresentLine, b: PresentLine) => Number(a.split) - Number(b.split);

/**
 * The line an addition goes to. Without a purpose it is the usual line, else the first that has no purpose either; with
 * one it is the line of the same purpose. Where there is none, a new line: the same item may stand in several lines
 * that are wanted for different purposes (behaviours 2.3).
 */
export function findTargetLine(present: readonly PresentLine[], wish: Partial<LineFields>): TargetLine {
  const open = present.filter((line) => !line.saved).toSorted(bySplit);
  const purpose = purposeKey(wish);
  const usual = purpose === '' ? open.find((line) => line.split === '') : undefined;
  const target = usual ?? open.find((line) => purposeKey(line) === purpose);
  if (target) return { split: target.split, quantity: target.quantity };
  return { split: nextSplit(present.map((line) => line.split)), quantity: undefined };
}
