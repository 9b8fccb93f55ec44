import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import { amountText, packText, questionOf, sumText } from './conversion-words.ts';
import { FINEST } from './read-number.ts';
import type { Inside, Part } from './read-pack-words.ts';
import { readQuantity, type Writing } from './read-quantity.ts';
import { ratesOf, type SaleUnits } from './unit-rates.ts';

/** A quantity that would do, and what is too much of it. */
export interface Proposal {
  quantity: number;
  /** 多 88 个; empty where it comes out even. */
  surplus: string;
}

export type Converted =
  | { kind: 'sure'; quantity: number; sum: string }
  | { kind: 'ask'; question: string; proposals: Proposal[] }
  | { kind: 'problem'; problem: string };

/** Order units as a fraction. */
export interface Meaning {
  num: bigint;
  den: bigint;
  known: boolean;
}

const sameValue = (one: Meaning, other: Meaning) => one.num * other.den === other.num * one.den;

const meaningsOf = ({ amount, unit }: Part, item: SaleUnits): Meaning[] =>
  ratesOf(unit, item).map(({ num, den, known }) => ({ num: amount * num, den: FINEST * den, known }));

const plus = (one: Meaning, other: Meaning): Meaning => ({
  num: one.num * other.den + other.num * one.den,
  den: one.den * other.den,
  known: one.known && other.known,
});

const reaches = (one: Meaning, other: Meaning) => one.num * other.den >= other.num * one.den;

/** The second of two parts is as much as one of the first and more: it says the same in another unit. */
function saysTwice([first, second]: readonly Part[], item: SaleUnits): boolean {
  const [one] = first ? meaningsOf({ ...first, amount: FINEST }, item) : [];
  const [rest] = second ? meaningsOf(second, item) : [];
  return one !== undefined && rest !== undefined && reaches(rest, one);
}

/** Parts that add up: each by what it most likely means; one that means nothing spoils the sum. */
function sumOf(parts: readonly Part[], item: SaleUnits, apposed: boolean): Meaning[] {
  const [only] = parts;
  if (only && parts.length === 1) return meaningsOf(only, item);
  const firsts = parts.flatMap((part) => meaningsOf(part, item).slice(0, 1));
  if (firsts.length < parts.length) return [];
  if (apposed && saysTwice(parts, item)) return firsts;
  return [firsts.reduce(plus)];
}

/** 200个（100个/盒）: the contents of something else than what was counted. */
const saysNothingNew = ({ each, unit }: Inside, ways: Writing['ways']) =>
  each && ways[0]?.[0]?.unit?.word === unit?.word;

/** What the contents in brackets come to; only what is known of them counts. */
function insideOf({ inside, ways }: Writing, item: SaleUnits): Meaning[] {
  if (!inside || saysNothingNew(inside, ways)) return [];
  const outer = ways[0]?.[0]?.amount ?? FINEST;
  return meaningsOf(inside, item)
    .filter(({ known }) => known)
    .map(({ num, den }) =>
      inside.each ? { num: num * outer, den: den * FINEST, known: true } : { num, den, known: true },
    );
}

/** Everything that may be meant, what is known before what is guessed, each amount once. */
function allMeanings(writing: Writing, item: SaleUnits): Meaning[] {
  const all = [
    ...writing.ways.flatMap((parts) => sumOf(parts, item, writing.apposed === true)),
    ...insideOf(writing, item),
  ];
  const ordered = [...all.filter(({ known }) => known), ...all.filter(({ known }) => !known)];
  return ordered.filter((one, at) => ordered.findIndex((other) => sameValue(one, other)) === at);
}

const roundUp = ({ num, den }: Meaning) => (num + den - 1n) / den;

function proposalOf(meaning: Meaning, item: SaleUnits): Proposal {
  const quantity = roundUp(meaning);
  const left = { num: quantity * meaning.den - meaning.num, den: meaning.den };
  return { quantity: Number(quantity), surplus: left.num === 0n ? '' : `多 ${packText(left, item)}` };
}

/** Nothing had to be interpreted, one amount is meant, and it comes out even. */
function sureMeaning(writing: Writing, meanings: readonly Meaning[], item: SaleUnits): Meaning | null {
  const [only, other] = meanings;
  const { inside, ways } = writing;
  const untold = inside && !saysNothingNew(inside, ways) && insideOf(writing, item).length === 0;
  // What the buyer alone says of the contents is no fact of the catalogue.
  const unheard = ways.every((parts) => sumOf(parts, item, false).length === 0);
  const unclear = !writing.sure || untold || unheard;
  return only && !other && only.known && !unclear && only.num % only.den === 0n ? only : null;
}

/**
 * What a written quantity comes to in order units of an item: surely, with the sum where a unit was converted; or it is
 * asked for, with what may be meant, rounded up to whole order units. Nothing is guessed and nothing is rounded in silence.
 */
export function convertQuantity(text: string, unitText: string, item: SaleUnits): Converted {
  const writing = readQuantity(text, unitText);
  if ('problem' in writing) return { kind: 'problem', problem: writing.problem };
  const meanings = allMeanings(writing, item);
  const written = amountText(text, unitText);
  const possible = meanings.filter((meaning) => roundUp(meaning) <= BigInt(MAX_QUANTITY));
  if (meanings.length > 0 && possible.length === 0) {
    return { kind: 'problem', problem: `数量 ${written} 超过上限 ${MAX_QUANTITY}` };
  }
  const sure = sureMeaning(writing, meanings, item);
  if (sure) return { kind: 'sure', quantity: Number(sure.num / sure.den), sum: sumText(writing, sure, item) };
  const proposals = possible.map((meaning) => proposalOf(meaning, item));
  const distinct = proposals.filter(
    (one, at) => proposals.findIndex(({ quantity }) => quantity === one.quantity) === at,
  );
  return { kind: 'ask', question: questionOf(written, writing, meanings, item), proposals: distinct };
}
