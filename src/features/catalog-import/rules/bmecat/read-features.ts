import { attributeName } from '../header-words.ts';
import type { ItemAttribute } from '../import-record.ts';
import { singleLine } from '../plain-text.ts';
import { attributeUnit } from '../unit-codes.ts';
import { childrenOf, textInChinese, textOf, type XmlElement } from './xml-element.ts';

const MAX_ATTRIBUTES = 40;
const MAX_NAME = 40;
const MAX_VALUE = 200;

export interface ReadFeatures {
  attributes: ItemAttribute[];
  notes: string[];
}

/** Facts about units of other facts, and what a buyer must not see. */
const IGNORED = /unit$|^(?:disc?group|discountgroup)$/i;

function valueOf(feature: XmlElement): string {
  const values = childrenOf(feature, 'FVALUE').map((value) => singleLine(value.text).trim());
  return [...new Set(values.filter((value) => value !== ''))].join('、');
}

/** `8.00` with a unit reads as 8; texts stay as they are. */
function plainValue(value: string, unit: string): string {
  return unit !== '' && /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value;
}

/**
 * Features of an article as attributes. Advertising sentences come as features named `-`: they go to the description
 * by `sellingPoints`. A feature named twice counts once.
 */
export function readFeatures(article: XmlElement): ReadFeatures {
  const attributes: ItemAttribute[] = [];
  const seen = new Set<string>();
  const twice = new Set<string>();
  let dropped = 0;
  const features = childrenOf(article, 'ARTICLE_FEATURES').flatMap((group) => childrenOf(group, 'FEATURE'));
  for (const feature of features) {
    const source = singleLine(textInChinese(feature, 'FNAME'));
    const unit = attributeUnit(textOf(feature, 'FUNIT'));
    const value = plainValue(valueOf(feature), unit).slice(0, MAX_VALUE);
    const name = attributeName(source).slice(0, MAX_NAME);
    if (name === '' || name === '-' || value === '' || IGNORED.test(source)) continue;
    if (seen.has(name)) twice.add(name);
    else if (attributes.length === MAX_ATTRIBUTES) dropped += 1;
    else attributes.push(unit ? { name, value, unit } : { name, value });
    seen.add(name);
  }
  const notes = [...twice].map((name) => `属性“${name}”重复，只保留第一个`);
  if (dropped > 0) notes.push(`属性超过 ${MAX_ATTRIBUTES} 个，${dropped} 个未保存`);
  return { attributes, notes };
}

/** Sentences that stand as nameless features: one line each under the description. */
export function sellingPoints(article: XmlElement): string[] {
  const features = childrenOf(article, 'ARTICLE_FEATURES').flatMap((group) => childrenOf(group, 'FEATURE'));
  return features.filter((feature) => textOf(feature, 'FNAME') === '-').map((feature) => `· ${valueOf(feature)}`);
}

/** UNSPSC code of a classified article; other systems (ECLASS, ETIM) have no table here. */
export function unspscOf(article: XmlElement): string {
  const group = childrenOf(article, 'ARTICLE_FEATURES').find((features) =>
    /^unspsc/i.test(textOf(features, 'REFERENCE_FEATURE_SYSTEM_NAME')),
  );
  return textOf(group ?? null, 'REFERENCE_FEATURE_GROUP_ID');
}
