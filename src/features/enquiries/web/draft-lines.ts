import { LINE_FIELDS, type LineFieldName, type LineFields } from '#business/line-fields/contract/line-fields.ts';
import { filledLineFields, lineFieldsOf, NO_LINE_FIELDS } from '#business/line-fields/rules/public.ts';
import type { DraftRequest, EnquiryDetail, EnquiryLine } from '../contract/enquiry-schemas.ts';
import { readPastedLines } from '../rules/read-pasted-lines.ts';

/** A line as it is typed: everything is text. */
export interface DraftLine extends Record<LineFieldName, string> {
  key: number;
  itemNo: string;
  name: string;
  brand: string;
  model: string;
  quantity: string;
  unit: string;
  targetPrice: string;
  acceptSubstitute: boolean;
  fileIds: readonly string[];
}

/** What is written to a line, as it is typed: not all of it here, and a draft that came with more keeps it. */
const typedFields = (line: LineFields): Record<LineFieldName, string> => ({
  ...lineFieldsOf(line),
  expectedOn: line.expectedOn ?? '',
});

const BLANK: Omit<DraftLine, 'key'> = {
  itemNo: '',
  name: '',
  brand: '',
  model: '',
  quantity: '1',
  unit: '',
  targetPrice: '',
  acceptSubstitute: true,
  ...typedFields(NO_LINE_FIELDS),
  fileIds: [],
};

export const emptyLine = (key: number, known: Partial<DraftLine> = {}): DraftLine => ({ key, ...BLANK, ...known });

/** What a line can be called by, best first. */
const namesOf = ({ name, model, itemNo }: DraftLine) =>
  [name, model, itemNo].map((text) => text.trim()).filter(Boolean);

export const isBlank = (line: DraftLine): boolean =>
  [...namesOf(line), line.brand.trim(), ...LINE_FIELDS.map(({ name }) => line[name].trim())].every(
    (text) => text === '',
  );

/** Pasted rows as lines behind those that hold something. */
export function withPasted(lines: readonly DraftLine[], text: string): DraftLine[] {
  const kept = lines.filter((line) => !isBlank(line));
  const next = Math.max(0, ...lines.map((line) => line.key)) + 1;
  const pasted = readPastedLines(text).map(({ quantity, fields, ...words }, index) =>
    emptyLine(next + index, { ...words, ...fields, quantity: quantity === null ? '' : String(quantity) }),
  );
  return [...kept, ...pasted];
}

/** Decimals beyond the second stay only where they say something: 9.5000 was typed as 9.5. */
const shortPrice = (price: string | null) => price?.replace(/(\.\d\d\d*?)0+$/, '$1') ?? '';

function typedLine(line: EnquiryLine, files: EnquiryDetail['files']): DraftLine {
  const { itemNo, name, brand, model, unit, acceptSubstitute } = line;
  return {
    key: line.lineNo,
    itemNo,
    name,
    brand,
    model,
    unit,
    acceptSubstitute,
    ...typedFields(line),
    quantity: String(line.quantity),
    targetPrice: shortPrice(line.targetPrice),
    fileIds: files.filter((file) => file.lineNo === line.lineNo).map((file) => file.id),
  };
}

/** Lines of a draft that is opened again; one to begin with where it has none. */
export const typedLines = ({ lines, files }: Pick<EnquiryDetail, 'lines' | 'files'>): DraftLine[] =>
  lines.length > 0 ? lines.map((line) => typedLine(line, files)) : [emptyLine(1)];

/** Asked at its field as soon as it is missing: a pasted list does not always say how many. */
export const QUANTITY_MISSING = '请填写数量';
const QUANTITY = /^[1-9]\d{0,5}$/;
const PRICE = /^\d{1,9}(?:\.\d{1,4})?$/;

/** What cannot be read in a line, in words: such a line can be neither sent nor kept. */
export function typingFault({ quantity, targetPrice }: DraftLine): string | null {
  if (quantity.trim() === '') return QUANTITY_MISSING;
  if (!QUANTITY.test(quantity.trim())) return '数量应为 1 到 999999 的整数';
  const price = targetPrice.trim();
  return price !== '' && !PRICE.test(price) ? '目标单价应为数字，最多四位小数' : null;
}

/** The first line that cannot be kept, with what is wrong: 第 3 行：请填写数量. */
export function unreadableLine(lines: readonly DraftLine[]): string | null {
  const at = lines.findIndex((line) => !isBlank(line) && typingFault(line) !== null);
  const line = lines[at];
  return line ? `第 ${at + 1} 行：${typingFault(line)}` : null;
}

/** What is wrong with a line, in words; null when it can be sent. */
export const lineFault = (line: DraftLine): string | null =>
  namesOf(line).length === 0 ? '请填写品名、型号或商品编码' : typingFault(line);

function priceText(typed: string): string | undefined {
  const [yuan = '', decimals = ''] = typed.trim().split('.');
  return yuan === '' ? undefined : `${yuan}.${decimals.padEnd(2, '0')}`;
}

/** What was written to a line first: a draft calls it by that where nothing else was. */
const firstOf = (fields: LineFields): string => Object.values(filledLineFields(fields))[0]?.slice(0, 200) ?? '';

/** What was typed to a line: without blanks at its ends, and a day or none. */
function writtenFields(line: DraftLine): LineFields {
  const typed = LINE_FIELDS.map(({ name }) => [name, line[name].trim()]);
  return { ...lineFieldsOf(Object.fromEntries(typed)), expectedOn: line.expectedOn || null };
}

/** Lines as they travel; blank ones are left out, and a draft calls a line by whatever was written first. */
export function linesOf(lines: readonly DraftLine[]): DraftRequest['lines'] {
  return lines
    .filter((line) => !isBlank(line))
    .map((line) => {
      const { itemNo, brand, model, unit, quantity, targetPrice } = line;
      const fields = writtenFields(line);
      const name = namesOf(line)[0] ?? (brand.trim() || firstOf(fields));
      return {
        ...(itemNo.trim() && { itemNo: itemNo.trim() }),
        name,
        brand: brand.trim(),
        model: model.trim(),
        unit: unit.trim(),
        ...fields,
        quantity: Number(quantity),
        acceptSubstitute: line.acceptSubstitute,
        targetPrice: priceText(targetPrice),
        fileIds: [...line.fileIds],
      };
    });
}
