/** What a line says of the goods themselves. */
export interface LineGoods {
  code: string;
  name: string;
  /** What is no code and no name. */
  rest: string;
}

const TITLES =
  /^(?:(?:产品|商品|物料|客户)?(?:编码|编号|货号|料号|型号|名称)|订货号|品名|规格|物料|请|麻烦|帮忙|你好|您好|还有|另外)$/u;
const TITLE_BEFORE = /^(?:产品|商品)?(?:编码|编号|货号|订货号)(?=[A-Za-z0-9])/u;
/** A number that can only be one: no size, no brand, no short model. */
export const CODE = /^(?=(?:.*\d){4})[A-Za-z0-9][A-Za-z0-9\-._/]{6,}$/;
const HAN = /\p{Script=Han}/u;

/** Remarks in brackets, prices, days. */
const ASIDE = /^[([【]|^[¥$]|元|^\d{4}-\d{1,2}-\d{1,2}$/u;

/** Code and name among words before or, where there are none, behind the quantity; a code of several words stays whole. */
export function goodsOf(words: readonly string[]): LineGoods {
  const spoken = words.filter((word) => !TITLES.test(word)).map((word) => word.replace(TITLE_BEFORE, ''));
  const [code, ...more] = spoken.filter((word) => CODE.test(word) && !ASIDE.test(word));
  const others = spoken.filter((word) => word !== code);
  const parted = code !== undefined && more.length === 0 && others.some((word) => HAN.test(word) || ASIDE.test(word));
  if (!parted) return { code: spoken.join(' '), name: '', rest: '' };
  const aside = others.filter((word) => ASIDE.test(word));
  return { code, name: others.filter((word) => !ASIDE.test(word)).join(' '), rest: aside.join(' ') };
}

/** A code and nothing else means one; a figure alone, or glued to the code (FAS1204418-200), may be a quantity. */
export const isCodeAlone = (line: string): boolean =>
  /^(?!\d{1,3}$)[A-Za-z0-9][A-Za-z0-9\-._/+#]*$/.test(line) &&
  !/^(?=(?:.*\d){4})[A-Za-z0-9]{7,}[-_./+#]\d+$/.test(line);
