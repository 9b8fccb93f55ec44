import { isTradeFact } from '#features/catalog/rules/public.ts';
import { deliveryGroup } from '../rules/delivery-group.ts';
import { attributeText, documentLexemes, keepReadTexts, type ReadText } from '../rules/document-lexemes.ts';
import { normaliseCode } from '../rules/normalise-code.ts';
import type { ItemToIndex } from './read-items-to-index.ts';
import { namesOf, type Vocabulary } from './read-vocabulary.ts';
import type { SearchDocument } from './search-index.ts';
import { cutParts, cutQuery } from './segmenter.ts';

const readers = new WeakMap<Vocabulary, ReadText>();

/** Texts are read again with every vocabulary, as it may have brought new words. */
function readerFor(vocabulary: Vocabulary): ReadText {
  const known = readers.get(vocabulary);
  if (known) return known;
  const reader = keepReadTexts({ words: cutQuery, parts: cutParts });
  readers.set(vocabulary, reader);
  return reader;
}

/** What search keeps of an item. */
export function makeDocument(item: ItemToIndex, vocabulary: Vocabulary): SearchDocument {
  const { brands, categories } = vocabulary;
  const brand = item.brandId === null ? undefined : brands.get(item.brandId);
  const path = categories.get(item.categoryId)?.path ?? [item.categoryId];
  const numbers = [item.itemNo, item.mpn, item.ean].filter((code) => code !== null);
  const categoryNames = path.flatMap((id) => categories.get(id)?.name ?? []);
  return {
    skuId: item.id,
    lexemes: documentLexemes(
      { ...item, brandNames: brand ? namesOf(brand) : [], categoryNames },
      readerFor(vocabulary),
    ),
    codes: [...new Set(numbers.map(normaliseCode))].filter(Boolean),
    ownCode: normaliseCode(item.itemNo),
    categoryPath: path,
    brandId: item.brandId,
    facets: [
      ...new Set(
        item.attributes
          .filter(({ name }) => !isTradeFact(name))
          .map((attribute) => `${attribute.name}=${attributeText(attribute)}`),
      ),
    ],
    price: item.salesPrice,
    listPrice: item.listPrice,
    dayType: item.dayType,
    delivery: deliveryGroup(item.dayType, item.deliveryDays),
    productStatus: item.productStatus,
    salesCount: item.salesCount,
    listedAt: item.createdAt,
    exclusive: item.exclusive,
  };
}
