import type { Random } from '#seed/catalog/prng.ts';
import { inFullWidth, inPinyin, misspellHan, misspellLatin } from './spoil-words.ts';
import { TRADE_WORDS } from './trade-words.ts';
import {
  isKind,
  type LabelledQuery,
  saysValue,
  type TruthAttribute,
  type TruthItem,
  threadOf,
  valueOf,
} from './truth-item.ts';

/** The figure an item is asked for by, in the shop's own spelling, with the items that have it. */
function tellingSize(item: TruthItem): { text: string; fits: (found: TruthItem) => boolean } | null {
  const thread = threadOf(item);
  if (thread) {
    const fits = (found: TruthItem) => {
      const other = threadOf(found);
      return other?.thread === thread.thread && other.length === thread.length;
    };
    return { text: `${thread.thread}×${thread.length}`, fits };
  }
  const telling = ({ value, unit }: TruthAttribute) =>
    value.length <= 8 && /\d/.test(value) && (unit !== undefined || /[A-Za-z寸"]/.test(value));
  const said = item.attributes.find(telling);
  if (!said) return null;
  return { text: `${said.value}${said.unit ?? ''}`, fits: (found) => saysValue(found, said.value, said.unit) };
}

/** With a size two times out of three: the narrower question is the harder one. */
function narrowed(item: TruthItem, random: Random) {
  const size = random.chance(0.66) ? tellingSize(item) : null;
  return { words: size ? ` ${size.text}` : '', fits: size?.fits ?? (() => true) };
}

/** The part by the word the buyer's trade uses. */
export function aliasQuery(item: TruthItem, random: Random): LabelledQuery | null {
  const known = TRADE_WORDS.filter(([own]) => item.leaf.includes(own));
  if (known.length === 0) return null;
  const [own, others] = random.pick(known);
  const other = random.pick(others);
  const { words, fits } = narrowed(item, random);
  const asked = item.leaf.replace(own, other);
  return {
    kind: 'alias',
    text: `${asked}${words}`,
    isRight: (found) => (isKind(found, item.leaf) || isKind(found, other)) && fits(found),
  };
}

/** A slip of the keyboard in the name of the part or of the brand. */
export function typoQuery(item: TruthItem, random: Random): LabelledQuery | null {
  const brandEn = item.brandEn ?? '';
  const latin = random.chance(0.3) ? misspellLatin(brandEn, random) : null;
  if (latin) {
    return {
      kind: 'typo',
      text: `${latin} ${item.leaf}`,
      isRight: (found) => found.brandEn === item.brandEn && isKind(found, item.leaf),
    };
  }
  const spoilt = misspellHan(item.leaf, random);
  if (!spoilt || spoilt === item.leaf) return null;
  const { words, fits } = narrowed(item, random);
  return { kind: 'typo', text: `${spoilt}${words}`, isRight: (found) => isKind(found, item.leaf) && fits(found) };
}

/** The part or the brand by its sound. */
export function pinyinQuery(item: TruthItem, random: Random): LabelledQuery | null {
  if (!/^\p{Script=Han}{2,7}$/u.test(item.leaf)) return null;
  const sound = inPinyin(item.leaf);
  // Parts that sound alike answer the same query.
  const sounds = (found: TruthItem) => isKind(found, item.leaf) || inPinyin(found.leaf).includes(sound);
  if (random.chance(0.25) && /^\p{Script=Han}{2,4}$/u.test(item.brand)) {
    const text = `${inPinyin(item.brand)} ${item.leaf}`;
    return { kind: 'pinyin', text, isRight: (found) => found.brand === item.brand && isKind(found, item.leaf) };
  }
  const { words, fits } = narrowed(item, random);
  return { kind: 'pinyin', text: `${sound}${words}`, isRight: (found) => sounds(found) && fits(found) };
}

/** Everything typed with a Chinese keyboard in full width. */
export function wideQuery(item: TruthItem, random: Random): LabelledQuery | null {
  const size = tellingSize(item);
  const brandEn = item.brandEn ?? '';
  if (!size) return null;
  const withBrand = random.chance(0.4) && brandEn !== '';
  return {
    kind: 'full width',
    text: inFullWidth(`${withBrand ? `${brandEn} ` : ''}${item.leaf} ${size.text}`),
    isRight: (found) => isKind(found, item.leaf) && size.fits(found) && (!withBrand || found.brandEn === brandEn),
  };
}

/** The brand by its other name, with what it makes. */
export function brandQuery(item: TruthItem, random: Random): LabelledQuery | null {
  const brandEn = item.brandEn ?? '';
  const bare = brandEn.replace(/[^A-Za-z0-9]/g, '');
  const names = [brandEn, brandEn.toLowerCase(), bare].filter((name) => name.length > 1);
  if (names.length === 0) return null;
  const name = random.pick(names);
  const text = random.pick([`${name} ${item.leaf}`, `${item.leaf} ${name}`, `${name}${item.leaf}`]);
  return { kind: 'brand', text, isRight: (found) => found.brandEn === item.brandEn && isKind(found, item.leaf) };
}

/** Material, grade or seal beside the part: what a drawing says. */
export function gradeQuery(item: TruthItem, random: Random): LabelledQuery | null {
  const size = tellingSize(item);
  const said = ['材质', '性能等级', '防护等级', '颜色'].flatMap((name) => {
    const value = valueOf(item, name);
    return value && value.length <= 7 ? [{ name, value }] : [];
  });
  if (!size || said.length === 0) return null;
  const { name, value } = random.pick(said);
  return {
    kind: 'grade',
    text: random.pick([`${item.leaf} ${size.text} ${value}`, `${value} ${size.text} ${item.leaf}`]),
    isRight: (found) => isKind(found, item.leaf) && size.fits(found) && valueOf(found, name) === value,
  };
}
