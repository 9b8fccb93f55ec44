import { type Converted, convertQuantity, type Proposal } from '#business/quantities/rules/public.ts';
import { priceAt } from '#features/prices/rules/public.ts';
import { formatAmount, lineAmount } from '#platform/shared/money.ts';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import type { QuantityChoice, RowStatus } from '../contract/bulk-schemas.ts';
import { judgeQuantity, type OfferFacts, type QuantityVerdict } from './judge-quantity.ts';

export type WishedItem = OfferFacts & { packQuantity: number; baseUnit: string };

export interface WishVerdict extends Omit<QuantityVerdict, 'status'> {
  status: RowStatus;
  /** In order units; null where that is not known. */
  wanted: number | null;
  conversion: string;
  choices: QuantityChoice[];
}

const NOTHING = { quantity: 0, suggested: null, wanted: null, conversion: '', choices: [] };

/** A proposal as it can be bought: at least the smallest order, in its steps; null where it cannot. */
function choiceOf(item: WishedItem, { quantity, surplus }: Proposal): QuantityChoice | null {
  const verdict = judgeQuantity(item, quantity);
  if (verdict.quantity === 0) return null;
  const least = verdict.quantity > quantity ? `起订规则要求至少 ${verdict.quantity} ${item.orderUnit}` : '';
  const amount = formatAmount(lineAmount(priceAt(item.tiers, verdict.quantity), verdict.quantity));
  const text = `${verdict.quantity} ${item.orderUnit}`;
  return { quantity: verdict.quantity, text, note: [surplus, least].filter(Boolean).join('，'), amount };
}

/** What is asked for cannot be bought in any quantity that may be meant: there is nothing to ask. */
function judgeQuestion(item: WishedItem, { question, proposals }: Extract<Converted, { kind: 'ask' }>): WishVerdict {
  const least = judgeQuantity(item, proposals[0]?.quantity ?? item.moq);
  const choices = proposals.flatMap((proposal) => choiceOf(item, proposal) ?? []);
  if (least.status === 'error' && choices.length === 0) return { ...NOTHING, ...least };
  const distinct = choices.filter((one, at) => choices.findIndex(({ quantity }) => quantity === one.quantity) === at);
  return { ...NOTHING, status: 'ask', message: question, choices: distinct };
}

/** More than any order takes: what could be had is offered, as for any other quantity that is too large. */
function judgeProblem(item: WishedItem, problem: string): WishVerdict {
  const tooMuch = problem.includes('超过上限') ? judgeQuantity(item, MAX_QUANTITY) : null;
  return { ...NOTHING, status: 'error', message: problem, suggested: tooMuch?.suggested ?? null };
}

/**
 * What becomes of a row that asks for so much of an item, as it was written: converted into order units, judged, or asked
 * for. Every way into the cart from a list goes through here.
 */
export function judgeWish(item: WishedItem, text: string, unit: string): WishVerdict {
  const converted = convertQuantity(text, unit, item);
  if (converted.kind === 'problem') return judgeProblem(item, converted.problem);
  if (converted.kind === 'ask') return judgeQuestion(item, converted);
  const { quantity: wanted, sum: conversion } = converted;
  return { ...judgeQuantity(item, wanted), wanted, conversion, choices: [] };
}
