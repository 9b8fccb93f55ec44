import { parseAxis } from './leaf-grammar.ts';
import { sayValue } from './value-words.ts';

/** One value of an axis that only large assortments carry. */
export interface VariantChoice {
  axis: number;
  name: string;
  unit?: string;
  value: string;
  word: string;
  /** Stands in part numbers; different for every value of a group. */
  code: string;
  /** Price against the plain article. */
  factor: number;
}

/** A carton of the usual order unit. */
export interface VariantPack {
  unit: string;
  count: number;
}

/** What sets a variant apart from the article on the shelf: one or two choices, another pack, or both. */
export interface Variant {
  choices: readonly VariantChoice[];
  pack: VariantPack | null;
}

/** Letters makers use; I and O read as figures. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Dearest value of an axis against the plain article, shared among its steps. */
const STEP = 0.09;

/**
 * Every variant of a group's goods, the most asked for first: other packs, one special wish, two of them, then special
 * wishes by the carton. More than two wishes at once are made to order and have no item number.
 */
export function listVariants(wide: readonly string[], packs: readonly string[]): Variant[] {
  const choices = readChoices(wide);
  const pairs = choices.flatMap((first) =>
    choices.filter((second) => second.axis > first.axis).map((second) => [first, second]),
  );
  const wishes = [...choices.map((choice) => [choice]), ...pairs];
  const cartons = packs.map(readPack);
  return [
    ...cartons.map((pack): Variant => ({ choices: [], pack })),
    ...wishes.map((wish): Variant => ({ choices: wish, pack: null })),
    ...cartons.flatMap((pack) => wishes.map((wish): Variant => ({ choices: wish, pack }))),
  ];
}

function readChoices(wide: readonly string[]): VariantChoice[] {
  const used = new Set<string>();
  let letter = 0;
  return wide.flatMap((text, number) => {
    const axis = parseAxis(text);
    const part = axis.parts[0];
    if (!part || axis.parts.length > 1) throw new Error(`a variant has one name: ${text}`);
    return axis.values.map(([value = ''], index): VariantChoice => {
      const plain = /^(?=.*[A-Za-z])[A-Za-z0-9.]{2,6}$/.test(value) && !used.has(value);
      const code = plain ? value : LETTERS[letter++];
      if (!code) throw new Error(`too many values: ${text}`);
      used.add(code);
      return {
        ...part,
        axis: number,
        value,
        word: sayValue(part.name, value, part.unit),
        code,
        factor: axis.priced ? 1 + STEP * (index + 1) : 1,
      };
    });
  });
}

function readPack(text: string): VariantPack {
  const [, unit, count] = /^([^\d/]+)\/(\d+)$/.exec(text) ?? [];
  if (!unit || Number(count) < 2) throw new Error(`not a pack: ${text}`);
  return { unit, count: Number(count) };
}
