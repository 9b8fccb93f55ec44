import type { SkuAttributeRow } from './catalog-rows.ts';
import { type Axis, type Choice, combine, parseAxis, pricePosition, valuesOf } from './leaf-grammar.ts';
import { type Draft, type LeafPlace, MAX_SIBLINGS, type SeriesOption, type ShelfPlan } from './leaf-plan.ts';
import { codeValues, makeMpn } from './make-mpn.ts';
import { readOffer, readRange } from './read-offer.ts';
import type { Brand, Leaf } from './taxonomy-schema.ts';
import { joinWords, sayValue } from './value-words.ts';

const FOURTH_NAMES: Readonly<Record<string, (value: string) => string>> = { 脱扣曲线: (value) => `${value}型` };

interface Option extends SeriesOption {
  choices: Choice[];
  /** First sibling of this option when a grid is longer than one table. */
  from: number;
}

/** Plan of a leaf that is described by axes in the taxonomy. */
export function planDescribedLeaf(place: LeafPlace, brands: readonly Brand[]): ShelfPlan {
  const { leaf } = place;
  const sizes = combine(leaf.sizes.map(parseAxis));
  const fixed = leaf.fixed.map(parseAxis);
  const standing = fixed.map((axis) => ({ axis, index: 0 }));
  const series = leaf.series.map(parseAxis);
  const options = listOptions(leaf, series, sizes.length);
  const codes = codesByAttribute([...leaf.sizes.map(parseAxis), ...series, ...fixed]);
  const template = wholeTemplate(leaf);
  const offer = readOffer(leaf.unit ?? '个');
  const range = readRange(leaf.price ?? place.group.price);
  return {
    brands,
    options,
    count: (number) => Math.min(MAX_SIBLINGS, sizes.length - (options[number]?.from ?? 0)),
    drafts: (number, brand, article) => {
      const option = options[number];
      if (!option) return [];
      return sizes.slice(option.from, option.from + MAX_SIBLINGS).map((size, index): Draft => {
        const choices = [...size, ...option.choices];
        const model = modelOf(leaf, brand, option.from + index);
        return {
          label: labelOf(leaf, size, option.choices, fixed, model),
          mpn: makeMpn({
            template,
            brandPrefix: brand.prefix,
            model,
            codes: codesOf([...choices, ...standing], codes),
            first: firstOf(choices),
            option: number,
            article: article + index,
          }),
          attributes: attributesOf(choices, fixed, hasModelPerSize(leaf) ? model : null),
          offer,
          price: spread(range, choices),
        };
      });
    },
  };
}

/**
 * The leaf's template with every axis in it: two sizes never share a part number. What the taxonomy leaves out stands at
 * the end, and its first value stays unmarked as in makers' own numbers.
 */
function wholeTemplate(leaf: Leaf): string {
  const template = leaf.mpn ?? '{B}{#}';
  if (template.includes('{#}')) return template;
  const named = (axis: Axis) => axis.parts.some(({ name }) => template.includes(`{${name}}`));
  const sizes = hasModelPerSize(leaf) && template.includes('{S}') ? [] : leaf.sizes.map(parseAxis);
  const series = template.includes('{^}') ? [] : leaf.series.map(parseAxis);
  const missing = [...sizes, ...series].filter((axis) => axis.values.length > 1 && !named(axis));
  return template + missing.map((axis) => `{-${axis.parts[0]?.name}}`).join('');
}

/** Dearest step from one size to the next within a series; the range of a leaf spans more than one series' sizes. */
const STEEPEST_STEP = 1.3;

/** Price by position between the ends of the range, drawn in towards the middle when few sizes share it. */
function spread(range: { low: number; high: number }, choices: readonly Choice[]): number {
  const steps = choices.reduce((sum, { axis }) => sum + (axis.priced ? axis.values.length - 1 : 0), 0);
  const width = Math.min(Math.log(range.high / range.low), steps * Math.log(STEEPEST_STEP));
  return Math.sqrt(range.low * range.high) * Math.exp((pricePosition(choices) - 0.5) * width);
}

function listOptions(leaf: Leaf, axes: readonly Axis[], siblings: number): Option[] {
  return combine(axes).flatMap((choices) => {
    const words = choices.flatMap(({ axis, index }) => (axis.shown ? [sayPart(axis, index, 0)] : []));
    const values = valuesOf(choices);
    const leading = leaf.fourth ? values.get(leaf.fourth) : undefined;
    const starts = Array.from({ length: Math.ceil(siblings / MAX_SIBLINGS) }, (_, n) => n * MAX_SIBLINGS);
    return starts.map((from) => ({
      key: `${[...values.values()].join('/')}${from || ''}`,
      title: joinWords(leaf.name, words),
      choices,
      from,
      ...(leading && leaf.fourth ? { fourth: `${FOURTH_NAMES[leaf.fourth]?.(leading) ?? leading}${leaf.name}` } : {}),
    }));
  });
}

function modelOf(leaf: Leaf, brand: Brand, size: number): string {
  const model = leaf.models?.[brand.name];
  return (Array.isArray(model) ? model[size % model.length] : model) ?? '';
}

function sayPart(axis: Axis, index: number, part: number): string {
  const named = axis.parts[part];
  return named ? sayValue(named.name, axis.values[index]?.[part] ?? '', named.unit) : '';
}

/** `{S} M8×30 304不锈钢`: sizes first, then what distinguishes the series. A list of models replaces the first size. */
function labelOf(leaf: Leaf, sizes: Choice[], series: Choice[], fixed: Axis[], model: string): string {
  const values = valuesOf([...sizes, ...series, ...fixed.map((axis) => ({ axis, index: 0 }))]);
  const asList = hasModelPerSize(leaf);
  const sizeWords = leaf.label
    ? leaf.label.replace(/\{([^}]+)\}/g, (_, name: string) =>
        name === 'S' ? model : (values.get(name) ?? `{${name}}`),
      )
    : sizes.flatMap(({ axis, index }) => (axis.shown && !asList ? [sayPart(axis, index, 0)] : [])).join(' ');
  const detail = asList
    ? sizes.flatMap(({ axis, index }) => axis.parts.slice(1).map((_, i) => sayPart(axis, index, i + 1)))
    : [];
  const used = new Set([...(leaf.label ?? '').matchAll(/\{([^}]+)\}/g)].map((match) => match[1]));
  const seriesWords = series
    .filter(({ axis }) => axis.shown && !axis.parts.some((part) => used.has(part.name)))
    .flatMap(({ axis, index }) => axis.parts.slice(0, 1).map((_, i) => sayPart(axis, index, i)));
  const lead = model && !leaf.label?.includes('{S}') ? [model] : [];
  return joinWords(leaf.name, [...lead, ...sizeWords.split(' '), ...detail, ...seriesWords]);
}

type Codes = ReadonlyMap<string, ReadonlyMap<string, string>>;

function codesByAttribute(axes: readonly Axis[]): Codes {
  return new Map(
    axes.flatMap((axis) =>
      axis.parts.map((part, i) => [part.name, codeValues(axis.values.map((row) => row[i] ?? ''))] as const),
    ),
  );
}

function codesOf(choices: readonly Choice[], codes: Codes): Map<string, string> {
  return new Map([...valuesOf(choices)].map(([name, value]) => [name, codes.get(name)?.get(value) ?? value]));
}

function firstOf(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap(({ axis, index }) => (index === 0 ? axis.parts.map(({ name }) => name) : [])));
}

/** Brand lines that name a model for every size: the first part of the size axis only holds its place. */
const hasModelPerSize = (leaf: Leaf) => Array.isArray(Object.values(leaf.models ?? {})[0]);

function attributesOf(choices: readonly Choice[], fixed: readonly Axis[], model: string | null): SkuAttributeRow[] {
  const all = [...choices, ...fixed.map((axis) => ({ axis, index: 0 }))];
  return all.flatMap(({ axis, index }, position) =>
    axis.parts.map((part, i) => {
      const value = model && position === 0 && i === 0 ? model : (axis.values[index]?.[i] ?? '');
      return { name: part.name, value, ...(part.unit ? { unit: part.unit } : {}) };
    }),
  );
}
