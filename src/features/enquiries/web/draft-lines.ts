import type { CreateRequest } from '../contract/enquiry-schemas.ts';
import { readPastedLines } from '../rules/read-pasted-lines.ts';

/** A line as it is typed: everything is text. */
export interface DraftLine {
  key: number;
  itemNo: string;
  name: string;
  brand: string;
  model: string;
  quantity: string;
  targetPrice: string;
  expectedOn: string;
  note: string;
  acceptSubstitute: boolean;
}

export const emptyLine = (key: number, known: Partial<DraftLine> = {}): DraftLine => ({
  ...{ key, itemNo: '', name: '', brand: '', model: '', quantity: '1', targetPrice: '', expectedOn: '', note: '' },
  ...{ acceptSubstitute: true, ...known },
});

const isBlank = ({ name, itemNo, model }: DraftLine) =>
  name.trim() === '' && itemNo.trim() === '' && model.trim() === '';

/** Pasted rows as lines behind those that hold something. */
export function withPasted(lines: readonly DraftLine[], text: string): DraftLine[] {
  const kept = lines.filter((line) => !isBlank(line));
  const next = Math.max(0, ...lines.map((line) => line.key)) + 1;
  const pasted = readPastedLines(text).map(({ name, quantity }, index) =>
    emptyLine(next + index, { name, quantity: String(quantity) }),
  );
  return [...kept, ...pasted];
}

const QUANTITY = /^[1-9]\d{0,5}$/;
const PRICE = /^\d{1,9}(?:\.\d{1,4})?$/;

/** What is wrong with a line, in words; null when it can be sent. */
export function lineFault(line: DraftLine): string | null {
  if (isBlank(line)) return '请填写品名、型号或商品编码';
  if (!QUANTITY.test(line.quantity.trim())) return '数量应为 1 到 999999 的整数';
  const price = line.targetPrice.trim();
  return price !== '' && !PRICE.test(price) ? '目标单价应为数字，最多四位小数' : null;
}

function priceText(typed: string): string | undefined {
  const [yuan = '', decimals = ''] = typed.trim().split('.');
  return yuan === '' ? undefined : `${yuan}.${decimals.padEnd(2, '0')}`;
}

/** Lines as they are sent; blank ones are left out. */
export function linesOf(lines: readonly DraftLine[]): CreateRequest['lines'] {
  return lines
    .filter((line) => !isBlank(line))
    .map(({ itemNo, name, brand, model, quantity, targetPrice, expectedOn, note, acceptSubstitute }) => ({
      ...(itemNo.trim() && { itemNo: itemNo.trim() }),
      ...{ name: name.trim() || model.trim(), brand: brand.trim(), model: model.trim(), note: note.trim() },
      ...{ quantity: Number(quantity), acceptSubstitute, targetPrice: priceText(targetPrice) },
      expectedOn: expectedOn || undefined,
    }));
}
