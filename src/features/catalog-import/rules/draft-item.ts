import { isGtin } from './check-gtin.ts';
import type { ImportField, ImportRecord } from './import-record.ts';
import type { DraftField, DraftOptions, Findings, ItemDraft } from './item-draft.ts';
import { plainText, singleLine } from './plain-text.ts';
import { yuanPrices } from './price-offer.ts';
import { readOffer } from './read-prices.ts';
import { readQuantities } from './read-quantities.ts';
import { readTax } from './read-tax.ts';
import { orderUnitName } from './unit-codes.ts';
import { unpackUnit } from './unpack-unit.ts';

export type DraftResult = { draft: ItemDraft; warnings: string[] } | { refused: string };

const MAX_NAME = 200;
const MAX_DESCRIPTION = 20_000;

/** At most 40 characters that survive in addresses, file names and typed lists. */
const ITEM_NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,38}[A-Za-z0-9])?$/;

const isWhole = ({ change }: ImportRecord) => (change ?? 'whole') === 'whole';

/** Fields of a record and what they say about the article. */
const NAMED: Partial<Record<ImportField, DraftField>> = {
  name: 'name',
  description: 'description',
  unit: 'orderUnit',
  baseUnit: 'baseUnit',
  packQuantity: 'packQuantity',
  moq: 'moq',
  step: 'step',
  mpn: 'mpn',
  brand: 'brand',
  ean: 'ean',
  price: 'price',
};

function readItemNo(record: ImportRecord, findings: Findings): string {
  const itemNo = record.fields.itemNo ?? '';
  if (itemNo === '') findings.refusals.push('缺少商品编号');
  else if (itemNo.length > 40) findings.refusals.push('商品编号超过 40 个字符');
  else if (!ITEM_NUMBER.test(itemNo)) findings.refusals.push('商品编号只能用字母、数字和中间的 . _ -');
  return itemNo;
}

function readName(record: ImportRecord, findings: Findings): string {
  const name = singleLine(plainText(record.fields.name ?? ''));
  if (name === '' && isWhole(record)) findings.refusals.push('缺少名称');
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
  if (record.fields.unit === undefined && isWhole(record)) findings.warnings.push('没有单位，按“个”');
  const orderUnit = readUnit(record.fields.unit, '单位', findings) ?? '个';
  return { orderUnit, baseUnit: readUnit(record.fields.baseUnit, '基本单位', findings) ?? orderUnit };
}

function readUnspsc(record: ImportRecord, findings: Findings): string | null {
  const code = record.fields.unspsc ?? '';
  if (code === '' || /^\d{8}$/.test(code)) return code || null;
  findings.warnings.push(`UNSPSC 编码“${code.slice(0, 20)}”不是 8 位数字，未保存`);
  return null;
}

/** What the record names: a barcode that fails its check changes nothing. */
function givenFields(record: ImportRecord, ean: string | null): Set<DraftField> {
  const given = new Set<DraftField>();
  for (const [field, named] of Object.entries(NAMED)) {
    if (record.fields[field as ImportField] !== undefined) given.add(named);
  }
  if (ean === null) given.delete('ean');
  return given;
}

function shortText(text: string | undefined, limit: number): string | null {
  return singleLine(text ?? '').slice(0, limit) || null;
}

/** Turns one record into an article, or says in Chinese everything that stands against it. */
export function draftItem(given: ImportRecord, options: DraftOptions): DraftResult {
  if (given.unreadable) return { refused: given.unreadable };
  const record = unpackUnit(given);
  const findings: Findings = { refusals: [], warnings: [...(record.notes ?? [])] };
  const itemNo = readItemNo(record, findings);
  const change = record.change ?? 'whole';
  const tax = readTax(record, findings);
  const ean = readEan(record, findings);
  const name = readName(record, findings);
  const { offer, currency } =
    change === 'delete' ? { offer: null, currency: '' } : readOffer(record, options, tax.taxRateBp, findings);
  const prices = offer ? yuanPrices(offer, offer.quantity ?? 1) : { salesPrice: 0n, listPrice: 0n, original: null };
  const draft: ItemDraft = {
    rowNumber: record.rowNumber,
    line: record.line ?? record.rowNumber,
    change,
    given: givenFields(record, ean),
    itemNo,
    name,
    mpn: shortText(record.fields.mpn, 80),
    ean,
    description: readDescription(record, findings),
    attributes: [...record.attributes, ...(prices.original ? [prices.original] : [])],
    ...readUnits(record, findings),
    ...readQuantities(record, options.decimals, findings),
    salesPrice: prices.salesPrice,
    listPrice: prices.listPrice,
    offer,
    currency,
    brand: shortText(record.fields.brand, 60) ?? options.brand,
    categoryText: record.fields.category ?? '',
    groups: record.groups ?? [],
    references: record.references ?? [],
    ...tax,
    unspsc: readUnspsc(record, findings),
  };
  return findings.refusals.length > 0
    ? { refused: findings.refusals.join('；') }
    : { draft, warnings: findings.warnings };
}
