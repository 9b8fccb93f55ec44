import { isGtin } from './check-gtin.ts';
import type { ImportRecord } from './import-record.ts';
import type { DraftOptions, Findings, ItemDraft } from './item-draft.ts';
import { plainText, singleLine } from './plain-text.ts';
import { readPrices } from './read-prices.ts';
import { readQuantities } from './read-quantities.ts';
import { orderUnitName } from './unit-codes.ts';

export type DraftResult = { draft: ItemDraft; warnings: string[] } | { refused: string };

const MAX_NAME = 200;
const MAX_DESCRIPTION = 20_000;

/** At most 40 characters that survive in addresses, file names and typed lists. */
const ITEM_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,38}[A-Za-z0-9])?$/;

function readItemNo(record: ImportRecord, findings: Findings): string {
  const itemNo = record.fields.itemNo ?? '';
  if (itemNo === '') findings.refusals.push('缺少商品编号');
  else if (itemNo.length > 40) findings.refusals.push('商品编号超过 40 个字符');
  else if (!ITEM_NUMBER.test(itemNo)) findings.refusals.push('商品编号只能用字母、数字和中间的 . _ -');
  return itemNo;
}

function readName(record: ImportRecord, findings: Findings): string {
  const name = singleLine(plainText(record.fields.name ?? ''));
  if (name === '') findings.refusals.push('缺少名称');
  else if (name.length > MAX_NAME) findings.refusals.push(`名称超过 ${MAX_NAME} 个字`);
  return name;
}

function readDescription(record: ImportRecord, findings: Findings): string {
  const text = plainText(record.fields.description ?? '');
  if (text.length > MAX_DESCRIPTION) findings.warnings.push(`描述超过 ${MAX_DESCRIPTION} 个字，已截短`);
  return text.slice(0, MAX_DESCRIPTION);
}

/** A code whose check digit fails is left out: a scanner must never find the wrong article. */
function readEan(record: ImportRecord, findings: Findings): string | null {
  const ean = record.fields.ean ?? '';
  if (ean === '' || isGtin(ean)) return ean || null;
  findings.warnings.push(`条码 ${ean.slice(0, 20)} 校验不通过，未保存`);
  return null;
}

function readUnit(text: string | undefined, label: string, findings: Findings): string | null {
  if (text === undefined) return null;
  const unit = orderUnitName(text);
  if (!unit) findings.refusals.push(`不认识的${label}“${text.slice(0, 20)}”`);
  return unit;
}

function readUnits(record: ImportRecord, findings: Findings): { orderUnit: string; baseUnit: string } {
  if (record.fields.unit === undefined) findings.warnings.push('没有单位，按“个”');
  const orderUnit = readUnit(record.fields.unit, '单位', findings) ?? '个';
  return { orderUnit, baseUnit: readUnit(record.fields.baseUnit, '基本单位', findings) ?? orderUnit };
}

function shortText(text: string | undefined, limit: number): string | null {
  return singleLine(text ?? '').slice(0, limit) || null;
}

/** Turns one record into an article, or says in Chinese everything that stands against it. */
export function draftItem(record: ImportRecord, options: DraftOptions): DraftResult {
  if (record.unreadable) return { refused: record.unreadable };
  const findings: Findings = { refusals: [], warnings: [] };
  const itemNo = readItemNo(record, findings);
  const name = readName(record, findings);
  const prices = readPrices(record, options, findings);
  const quantities = readQuantities(record, options.decimals, findings);
  const units = readUnits(record, findings);
  const draft: ItemDraft = {
    rowNumber: record.rowNumber,
    itemNo,
    name,
    mpn: shortText(record.fields.mpn, 80),
    ean: readEan(record, findings),
    description: readDescription(record, findings),
    attributes: [...record.attributes, ...prices.attributes],
    ...units,
    ...quantities,
    salesPrice: prices.salesPrice,
    listPrice: prices.listPrice,
    currency: prices.currency,
    brand: shortText(record.fields.brand, 60) ?? options.brand,
    categoryText: record.fields.category ?? '',
  };
  return findings.refusals.length > 0
    ? { refused: findings.refusals.join('；') }
    : { draft, warnings: findings.warnings };
}
