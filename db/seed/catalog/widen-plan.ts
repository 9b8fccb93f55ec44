import type { Draft, LeafPlace, LeafPlan, PlannedOption, ShelfPlan } from './leaf-plan.ts';
import { listVariants, type Variant } from './list-variants.ts';
import type { Offer } from './read-offer.ts';

/** What a dealer takes off for every carton. */
const CARTON_PRICE = 0.95;

/**
 * The whole assortment of a leaf: the shelf as it is, then every variant of its group applied to every option of the
 * shelf. A choice whose attribute the leaf already has is left out.
 */
export function widenPlan(place: LeafPlace, shelf: ShelfPlan): LeafPlan {
  const variants = variantsOf(place, shelf);
  const size = shelf.options.length;
  const starts = [0];
  shelf.options.forEach((_, option) => starts.push((starts[option] ?? 0) + shelf.count(option)));
  const whole = starts[size] ?? 0;
  // A part number with an article number needs no letters: the series has a range of its own.
  const lettered = place.leaf.family !== undefined || (place.leaf.mpn !== undefined && !place.leaf.mpn.includes('{#}'));
  const split = (option: number) => ({ shelfOption: option % size, variant: variants[Math.floor(option / size) - 1] });
  return {
    brands: shelf.brands,
    shelfOptions: size,
    options: size * (variants.length + 1),
    option: (number) => titled(shelf, number % size, split(number).variant, Math.floor(number / size)),
    count: (option) => shelf.count(option % size),
    before: (option) => Math.floor(option / size) * whole + (starts[option % size] ?? 0),
    drafts: (option, brand, article) => {
      const { shelfOption, variant } = split(option);
      const drafts = shelf.drafts(shelfOption, brand, article);
      return variant ? drafts.map((draft) => varied(draft, variant, place.leaf.name, lettered)) : drafts;
    },
  };
}

function variantsOf(place: LeafPlace, shelf: ShelfPlan): Variant[] {
  const first = shelf.brands[0] && shelf.drafts(0, shelf.brands[0], 0)[0];
  if (!first) return [];
  const taken = new Set(first.attributes.map(({ name }) => name));
  const wide = forLeaf(place, place.group.wide).filter((axis) => !taken.has(axis.replace(/^[~:]*|[[=].*$/g, '')));
  const packs = forLeaf(place, place.group.packs).filter((pack) => !pack.startsWith(`${first.offer.unit}/`));
  return listVariants(wide, packs);
}

/** Entries of a group that are meant for this leaf, without the names behind the bar. */
function forLeaf({ group, leaf }: LeafPlace, entries: readonly string[]): string[] {
  return entries.flatMap((entry) => {
    const [text = '', names] = entry.split('|');
    if (!names) return [text];
    const listed = names.replace('!', '').split('/');
    const unknown = listed.find((name) => !group.leaves.some((other) => other.name === name));
    if (unknown) throw new Error(`${group.name} has no ${unknown}: ${entry}`);
    return listed.includes(leaf.name) === names.startsWith('!') ? [] : [text];
  });
}

function titled(shelf: ShelfPlan, shelfOption: number, variant: Variant | undefined, rarity: number): PlannedOption {
  const option = shelf.options[shelfOption];
  if (!option) throw new Error(`no option ${shelfOption}`);
  if (!variant) return { ...option, rarity };
  const words = [...variant.choices.map(({ word }) => word), variant.pack ? `${variant.pack.unit}装` : ''];
  return {
    ...option,
    key: `${option.key}|${words.join('/')}${variant.pack?.count ?? ''}`,
    title: [option.title, ...words].filter(Boolean).join(' '),
    rarity,
  };
}

function varied(draft: Draft, { choices, pack }: Variant, leafName: string, lettered: boolean): Draft {
  const said = new Set(draft.label.split(' '));
  // A word that is there already would be lost among the others: the name of the attribute goes with it.
  const words = choices.map(({ name, word }) => (said.has(word) || leafName.includes(word) ? `${name}${word}` : word));
  const codes = [...choices.map(({ code }) => code), ...(pack ? [`${pack.count}PK`] : [])];
  const factor = choices.reduce((product, choice) => product * choice.factor, 1);
  const { offer, bundle } = pack ? cartonOf(draft.offer, pack.unit, pack.count) : { offer: draft.offer, bundle: 1 };
  return {
    label: [draft.label, ...words].filter(Boolean).join(' '),
    mpn: lettered ? [draft.mpn, ...codes].join('-') : draft.mpn,
    attributes: [
      ...draft.attributes,
      ...choices.map(({ name, value, unit }) => ({ name, value, ...(unit && { unit }) })),
    ],
    offer,
    price: draft.price * factor * (pack ? bundle * CARTON_PRICE : 1),
    ...(bundle > 1 && { bundle }),
  };
}

function cartonOf(offer: Offer, unit: string, count: number): { offer: Offer; bundle: number } {
  return { offer: { unit, base: offer.base, pack: offer.pack * count, moq: 1, step: 1 }, bundle: count };
}
