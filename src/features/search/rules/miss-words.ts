import type { ProductSearch } from '../contract/search-schemas.ts';
import { wordKey } from './synonyms.ts';

const LONGEST = 30;
/** A mobile number, a mail address, an identity card, a bank card: whoever typed one into the search is not kept with it. */
const PERSONAL = /1[3-9]\d{9}|@|\d{16}|\d{15}X/;
/** What people put between the digits of such a number. */
const BETWEEN_DIGITS = /(?<=\d)[-–—_.·/()]+(?=\d)/gu;

const isPersonal = (word: string) => PERSONAL.test(word) || PERSONAL.test(word.replace(BETWEEN_DIGITS, ''));

type Asked = Pick<
  ProductSearch,
  'keyword' | 'pageNo' | 'categoryCodes' | 'brandCodes' | 'attributes' | 'price' | 'delivery'
>;

/**
 * The word a search is counted under when nothing was found; null: it is not counted. Filters that leave nothing say nothing of the
 * word, and a further page is no further search (behaviours 2.3: searches without result).
 */
export function missWord(asked: Asked): string | null {
  const { keyword, pageNo, categoryCodes, brandCodes, attributes, price, delivery } = asked;
  if (pageNo !== 1 || price) return null;
  const filters = [categoryCodes, brandCodes, Object.keys(attributes), delivery];
  if (filters.some((filter) => filter.length > 0)) return null;
  const word = wordKey(keyword);
  if (word === '' || word.length > LONGEST || isPersonal(word)) return null;
  return word;
}
