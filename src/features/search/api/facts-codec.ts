import type { DeliveryGroup } from '../contract/search-schemas.ts';
import { DELIVERY_GROUPS } from '../rules/delivery-group.ts';
import { isOnSale, isSoldOut } from '../rules/index-tokens.ts';
import type { SearchDocument } from './search-index.ts';

/**
 * The facts of an item that results are sorted and counted by, as one short text per row: thousands of rows travel as
 * one value and are read in place, without an object for each. Little-endian, see the offsets; padded to a multiple of
 * three bytes, so that texts in base64 can be strung together.
 */
const SKU = 0;
const PATH_LENGTH = 6;
const VALUE_COUNT = 7;
const DELIVERY = 8;
const FLAGS = 9;
const BRAND = 10;
const PRICE = 14;
const LIST_PRICE = 20;
const SALES = 26;
const LISTED_AT = 30;
const LISTS = 34;
const PATH_ENTRY = 4;
const VALUE_ENTRY = 6;

const ON_SALE = 1;
const SOLD_OUT = 2;
const EXCLUSIVE = 4;

const MOST_VALUES = 255;
const MOST_PRICE = 2 ** 48 - 1;
const MOST_SALES = 2 ** 32 - 1;

/** An attribute of a document by its numbers in the dictionary. */
export interface FacetRef {
  nameId: number;
  valueId: number;
}

const sizeOf = (pathLength: number, valueCount: number) =>
  Math.ceil((LISTS + pathLength * PATH_ENTRY + valueCount * VALUE_ENTRY) / 3) * 3;

export function encodeFacts(document: SearchDocument, facets: readonly FacetRef[]): string {
  const { categoryPath, brandId, price, listPrice, salesCount, listedAt, delivery, exclusive } = document;
  const values = facets.slice(0, MOST_VALUES);
  const bytes = Buffer.alloc(sizeOf(categoryPath.length, values.length));
  bytes.writeUIntLE(Number(document.skuId), SKU, 6);
  bytes.writeUInt8(categoryPath.length, PATH_LENGTH);
  bytes.writeUInt8(values.length, VALUE_COUNT);
  bytes.writeUInt8(DELIVERY_GROUPS.indexOf(delivery), DELIVERY);
  const flags = (isOnSale(document) ? ON_SALE : 0) | (isSoldOut(document) ? SOLD_OUT : 0);
  bytes.writeUInt8(flags | (exclusive ? EXCLUSIVE : 0), FLAGS);
  bytes.writeUInt32LE(Number(brandId ?? 0n), BRAND);
  bytes.writeUIntLE(Math.min(Number(price), MOST_PRICE), PRICE, 6);
  bytes.writeUIntLE(Math.min(Number(listPrice), MOST_PRICE), LIST_PRICE, 6);
  bytes.writeUInt32LE(Math.min(salesCount, MOST_SALES), SALES);
  bytes.writeUInt32LE(Math.max(0, Math.floor(listedAt.getTime() / 1000)), LISTED_AT);
  let at = LISTS;
  for (const id of categoryPath) at = bytes.writeUInt32LE(Number(id), at);
  for (const { nameId, valueId } of values) at = bytes.writeUInt32LE(valueId, bytes.writeUInt16LE(nameId, at));
  return bytes.toString('base64');
}

/** Facts of many items in one buffer; an item is named by the offset at which its facts begin. */
export class PackedFacts {
  readonly offsets: Int32Array;
  private readonly bytes: Buffer;

  /** @param packed texts of `encodeFacts`, strung together in pieces, of `count` items. */
  constructor(packed: readonly string[], count: number) {
    this.bytes = Buffer.allocUnsafe(packed.reduce((sum, text) => sum + (text.length / 4) * 3, 0));
    let end = 0;
    for (const text of packed) end += this.bytes.write(text, end, 'base64');
    this.offsets = new Int32Array(count);
    let at = 0;
    for (let place = 0; place < count; place += 1) {
      this.offsets[place] = at;
      at += sizeOf(this.bytes[at + PATH_LENGTH] ?? 0, this.bytes[at + VALUE_COUNT] ?? 0);
    }
  }

  skuId(at: number): number {
    return this.bytes.readUInt32LE(at + SKU) + this.bytes.readUInt16LE(at + SKU + 4) * 2 ** 32;
  }

  brandId(at: number): number {
    return this.bytes.readUInt32LE(at + BRAND);
  }

  delivery(at: number): DeliveryGroup | undefined {
    return DELIVERY_GROUPS[this.bytes[at + DELIVERY] ?? 0];
  }

  onSale(at: number): boolean {
    return ((this.bytes[at + FLAGS] ?? 0) & ON_SALE) !== 0;
  }

  soldOut(at: number): boolean {
    return ((this.bytes[at + FLAGS] ?? 0) & SOLD_OUT) !== 0;
  }

  exclusive(at: number): boolean {
    return ((this.bytes[at + FLAGS] ?? 0) & EXCLUSIVE) !== 0;
  }

  price(at: number): number {
    return this.bytes.readUIntLE(at + PRICE, 6);
  }

  listPrice(at: number): number {
    return this.bytes.readUIntLE(at + LIST_PRICE, 6);
  }

  salesCount(at: number): number {
    return this.bytes.readUInt32LE(at + SALES);
  }

  /** Seconds since 1970. */
  listedAt(at: number): number {
    return this.bytes.readUInt32LE(at + LISTED_AT);
  }

  pathLength(at: number): number {
    return this.bytes[at + PATH_LENGTH] ?? 0;
  }

  /** Category of a level, from the top down. */
  category(at: number, level: number): number {
    return this.bytes.readUInt32LE(at + LISTS + level * PATH_ENTRY);
  }

  valueCount(at: number): number {
    return this.bytes[at + VALUE_COUNT] ?? 0;
  }

  nameId(at: number, place: number): number {
    return this.bytes.readUInt16LE(this.valueAt(at, place));
  }

  valueId(at: number, place: number): number {
    return this.bytes.readUInt32LE(this.valueAt(at, place) + 2);
  }

  private valueAt(at: number, place: number): number {
    return at + LISTS + this.pathLength(at) * PATH_ENTRY + place * VALUE_ENTRY;
  }
}
