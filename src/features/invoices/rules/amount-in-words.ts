const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** Four digits in words, without the zeros at their end. */
function groupWords(group: number): string {
  let words = '';
  let zero = false;
  for (const [index, digit] of [...String(group).padStart(4, '0')].entries()) {
    if (digit === '0') zero = words !== '';
    else {
      words += `${zero ? '零' : ''}${DIGITS[Number(digit)]}${PLACES[3 - index]}`;
      zero = false;
    }
  }
  return words;
}

function yuanWords(yuan: bigint): string {
  const groups: number[] = [];
  for (let rest = yuan; rest > 0n; rest /= 10_000n) groups.push(Number(rest % 10_000n));
  let words = '';
  let zero = false;
  for (const [index, group] of groups.toReversed().entries()) {
    if (group === 0) {
      zero = words !== '';
      continue;
    }
    const gap = words !== '' && (zero || group < 1_000) ? '零' : '';
    words += `${gap}${groupWords(group)}${GROUPS[groups.length - 1 - index]}`;
    zero = false;
  }
  return words;
}

/** 价税合计（大写） of an amount in fen: 壹佰贰拾叁元肆角伍分, 伍元整, 零元整. */
export function amountInWords(fen: bigint): string {
  const abs = fen < 0n ? -fen : fen;
  const yuan = abs / 100n;
  const [jiao, cent] = [Number((abs / 10n) % 10n), Number(abs % 10n)];
  const whole = yuan === 0n ? '' : `${yuanWords(yuan)}元`;
  const small = `${jiao > 0 ? `${DIGITS[jiao]}角` : cent > 0 && whole !== '' ? '零' : ''}${cent > 0 ? `${DIGITS[cent]}分` : ''}`;
  const words = `${whole}${small || (whole === '' ? '零元' : '')}${cent > 0 ? '' : '整'}`;
  return `${fen < 0n ? '负' : ''}${words}`;
}
