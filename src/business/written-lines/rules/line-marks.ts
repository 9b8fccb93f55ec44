/** Place of a line in a list: 1. 1、 1） （1） ① 第1项 - •; behind a point no figure follows, that would be a size. */
const PLACE =
  /^(?:\(\d{1,3}\)|\d{1,3}\)|\d{1,3}[.、](?!\d)|\d{1,2}:(?=\s*[A-Za-z\p{Script=Han}])|[\u2460-\u249b]|第\s*\d{1,3}\s*[项行条][:,、]?|[-•·●■◆▪*]\s)\s*(?=\S)/u;

export const withoutPlace = (line: string): string => line.replace(PLACE, '');

/** Stands before a figure that was called the quantity; no text holds the sign otherwise. */
export const CALLED = '\ue000';

/** What calls the figure behind it the quantity and says nothing else of it. */
const LABEL =
  /(?:采购|需求|订购|订货|申请|申购)?(?:数量|用量)|\b(?:qty|quantity)\b|急需|需要|需求|需|想要|要|来|订购|订|采购|申购|申请|购买|买|(?<=^|[\s,])(?:再|另)?加/;
const LABELLED = new RegExp(`(?:${LABEL.source})\\s*[:=,]?\\s*(?=[\\d约]|[一二两三四五六七八九十百半])`, 'giu');

const GROUPED = /(?<=[\s,;:=×*¥$\ue000\p{Script=Han}]|\s[xX])\d{1,3}(?:,\d{3})+(?![\d])/gu;
const KEPT_COMMA = '\ue001';

/** Signs that part code and quantity become blanks: `AB：200`, `AB--200`, `AB→200`, `AB=200`; a time of day keeps its colon. */
const withBlanks = (line: string) =>
  line
    .replace(/(?<![\w:])(\d{1,2}):(\d{2})(?![\d:])/gu, '$1点$2')
    .replace(/\s*(?:-{2,}>?|->|=+>?|→|:)\s*/gu, ' ')
    .replace(/(?<!(?:^|[\s,])\d+)—+|—+(?!\d)/gu, ' ');

/** A line with the quantity's label as a sign, and blanks where signs part it; commas and semicolons stay as commas. */
export function markLine(line: string): string {
  const marked = line.replaceAll('、', ',').replace(LABELLED, ` ${CALLED}`);
  const grouped = ` ${withBlanks(marked)}`.replace(GROUPED, (figure, at: number) =>
    at > 1 ? figure.replaceAll(',', KEPT_COMMA) : figure,
  );
  return grouped.replace(/[;,]+|[。!]+(?=\s|$)/gu, ',').trim();
}

/** Cells between commas; those within a figure part nothing. */
export const byCommas = (marked: string): string[] =>
  marked.split(/\s*,\s*/u).map((cell) => cell.replaceAll(KEPT_COMMA, ','));

/** No word but signs between words. */
const SIGNS = /^[-–—/|~\ue000]*$/u;
/** What stands in brackets of the contents of a pack: 7件, 共200个, 每盒100个. */
const CONTENTS = /^(?:每\p{L}?|\p{L})?\d+\s*\p{L}+$/u;

/** Words between blanks and commas; brackets hold together, and those that count nothing stand alone. */
export function wordsOf(marked: string): string[] {
  const apart = marked.replace(
    /([([【])([^()[\]【】]*)([)\]】])/gu,
    (_, open: string, within: string, close: string) => {
      const inside = `${open}${within.trim().replace(/[\s,]+/gu, '，')}${close}`;
      return CONTENTS.test(within.trim()) ? `${inside} ` : ` ${inside} `;
    },
  );
  return apart
    .split(/[\s,]+/u)
    .map((word) => word.replaceAll(KEPT_COMMA, ','))
    .filter((word) => !SIGNS.test(word));
}

const TOTAL =
  /^(?:本页|本单|以上|全部)?(?:合\s*计|总\s*计|小\s*计|共\s*计|总数量?|总金额|总价|sub-?total|(?:grand )?total)(?:数量|金额|件数)?(?![\p{L}-])/iu;
const COUNT_OF_ALL = /^(?:以上)?(?:一|总)?共\s*[:：]?\s*\d+\s*(?:项|种|行|款|个?品种|个型号)/u;

/** Whether a row sums up the others: 合计, 小计：1,253, 共 25 种. The number of the row may stand before it. */
export function isTotal(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.normalize('NFKC').trim()).filter(Boolean);
  const [first = '', second = ''] = filled;
  const title = /^\d{1,4}$/.test(first) ? second : first;
  return TOTAL.test(title) || COUNT_OF_ALL.test(title);
}
