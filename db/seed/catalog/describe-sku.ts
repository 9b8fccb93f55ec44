import type { SkuAttributeRow } from './catalog-rows.ts';
import type { LeafPlace } from './leaf-plan.ts';
import type { Offer } from './read-offer.ts';
import { sayValue } from './value-words.ts';

/** Attributes worth a sentence, in the order in which buyers ask for them. */
const TELLING = [
  '材质',
  '性能等级',
  '标准',
  '等同标准',
  '防护等级',
  '电压',
  '额定电流',
  '精度',
  '功率',
  '密封形式',
  '粒度',
  '适用',
  '用途',
];

/** One to three sentences: what it is for, what it is made of, how it is sold. */
export function describeSku(
  place: LeafPlace,
  brandName: string,
  attributes: readonly SkuAttributeRow[],
  offer: Offer,
): string {
  const facts = TELLING.flatMap((name) => {
    const found = attributes.find((attribute) => attribute.name === name);
    return found ? [`${name}${sayPlain(found)}`] : [];
  });
  const sentences = [
    `${brandName}${/[A-Za-z0-9]$/.test(brandName) ? ' ' : ''}${place.leaf.name}，${place.group.use}。`,
  ];
  if (facts.length > 0) sentences.push(`${facts.slice(0, 3).join('，')}。`);
  const packed = offer.pack > 1 ? `每${offer.unit}${offer.pack}${offer.base}` : '';
  const least = offer.moq > 1 ? `${offer.moq}${offer.unit}起订，按${offer.step}${offer.unit}递增` : '';
  const selling = [packed, least].filter(Boolean).join('，');
  return sentences.join('') + (selling ? `${selling}。` : '');
}

/** The value without the word that already stands before it: `精度±0.5%`, not `精度精度…`. */
function sayPlain({ name, value, unit }: SkuAttributeRow): string {
  const said = sayValue(name, value, unit);
  const plain = said.startsWith(name) ? said.slice(name.length) : said;
  return /^[A-Za-z0-9]/.test(plain) ? ` ${plain}` : plain;
}
