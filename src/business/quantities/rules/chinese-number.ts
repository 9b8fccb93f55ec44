const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  壹: 1,
  贰: 2,
  叁: 3,
  肆: 4,
  伍: 5,
  陆: 6,
  柒: 7,
  捌: 8,
  玖: 9,
};
const STEPS: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000 };
const SCORES: Readonly<Record<string, string>> = { 廿: '二十', 卅: '三十', 俩: '两', 仨: '三', 萬: '万', 〇: '零' };

/** Characters a number may be written with. */
export const CHINESE_DIGITS = '零〇一二两三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾佰仟萬廿卅俩仨';

/** Below 10,000. 三百五 is 350: what follows a step without one of its own counts a step less. */
function readBelowTenThousand(text: string): number | null {
  let total = 0;
  let last = 10_000;
  let rest = text;
  while (rest !== '') {
    const [, digit = '', step = ''] = /^零*([^零十拾百佰千仟])?([十拾百佰千仟])?/.exec(rest) ?? [];
    const [zeros = ''] = /^[零〇]*/.exec(rest) ?? [];
    if (digit === '' && step === '') return zeros.length === rest.length && total > 0 ? total : null;
    const figure = digit === '' ? 1 : DIGITS[digit];
    if (figure === undefined) return null;
    const size = step === '' ? (zeros === '' && last < 10_000 ? last / 10 : 1) : (STEPS[step] ?? 1);
    if (size >= last || size < 1) return null;
    total += figure * size;
    last = size;
    rest = rest.slice(zeros.length + digit.length + step.length);
  }
  return total;
}

/** Digits one by one: 二〇 is 20. Without a nought 三五 is no 35 but three to five. */
const readDigits = (text: string): number | null =>
  /^[一二三四五六七八九][零一二三四五六七八九]+$/.test(text) && text.includes('零')
    ? Number([...text].map((sign) => DIGITS[sign]).join(''))
    : null;

/** A number in Chinese signs up to 九千九百九十九万…, capital forms and 廿 included; null for anything else. */
export function readChineseNumber(text: string): number | null {
  const plain = [...text].map((sign) => SCORES[sign] ?? sign).join('');
  const [, high, low = ''] = /^(.*?)万(.*)$/.exec(plain) ?? [];
  if (high === undefined) return plain === '' ? null : (readDigits(plain) ?? readBelowTenThousand(plain));
  const thousands = high === '' ? 1 : readBelowTenThousand(high);
  if (thousands === null) return null;
  if (low === '') return thousands * 10_000;
  // 一万五 is 15,000; 一万零五 is 10,005.
  const short = [...low].length === 1 ? DIGITS[low] : undefined;
  const rest = short === undefined ? readBelowTenThousand(low.replace(/^[零〇]/, '')) : short * 1000;
  return rest === null ? null : thousands * 10_000 + rest;
}
