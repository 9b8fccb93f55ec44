import type { ItemAttribute } from './import-record.ts';

/** Everything an import decides about an article, as the catalogue stores it. */
export interface ItemContent {
  name: string;
  mpn: string | null;
  ean: string | null;
  brandId: bigint | null;
  categoryId: bigint;
  attributes: readonly ItemAttribute[];
  description: string;
  orderUnit: string;
  baseUnit: string;
  packQuantity: number;
  moq: number;
  step: number;
  /** 1/10,000 yuan; 0 is kept but cannot be bought. */
  salesPrice: bigint;
  listPrice: bigint;
}

/** What only some files say; null leaves the catalogue as it is. */
export interface ItemSupply {
  deliveryDays: number | null;
  /** Stock on hand in order units. */
  onHand: number | null;
  /** Stock of an article that is new and whose file says nothing. */
  onHandWhenNew: number;
  /** Basis points. */
  taxRateBp: number | null;
  taxCode: string | null;
  unspsc: string | null;
}

export interface StoredItem extends ItemContent {
  source: string;
  productStatus: number;
  deliveryDays: number | null;
  taxRateBp: number;
  taxCode: string | null;
  unspsc: string | null;
  /** Null without a stock record. */
  onHand: number | null;
  reserved: number;
}

export type WritePlan =
  | { outcome: 'added' | 'changed'; productStatus: number; onHand: number | null }
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; reason: string };

const PURCHASABLE = 5;
const NOT_PURCHASABLE = 7;
const DISCONTINUED = 8;

/**
 * Specification 4: 5 can be bought, 7 cannot. A zero price closes an article and a real one opens it again; what staff
 * closed in another way stays closed.
 */
function nextStatus(content: ItemContent, stored: StoredItem | null): number {
  if (content.salesPrice === 0n) return Math.max(stored?.productStatus ?? NOT_PURCHASABLE, NOT_PURCHASABLE);
  if (!stored || (stored.productStatus === NOT_PURCHASABLE && stored.salesPrice === 0n)) return PURCHASABLE;
  return stored.productStatus;
}

function sameAttributes(a: readonly ItemAttribute[], b: readonly ItemAttribute[]): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index];
      return one.name === other?.name && one.value === other.value && (one.unit ?? '') === (other.unit ?? '');
    })
  );
}

function sameContent(content: ItemContent, stored: StoredItem): boolean {
  const { attributes, ...plain } = content;
  const keys = Object.keys(plain) as (keyof typeof plain)[];
  return keys.every((key) => plain[key] === stored[key]) && sameAttributes(attributes, stored.attributes);
}

/** Stock never falls below what orders hold. Null when there is nothing to write. */
function nextOnHand(supply: ItemSupply, stored: StoredItem | null): number | null {
  if (!stored) return supply.onHand ?? supply.onHandWhenNew;
  if (supply.onHand === null) return null;
  const onHand = Math.max(supply.onHand, stored.reserved);
  return onHand === stored.onHand ? null : onHand;
}

const FACTS = ['deliveryDays', 'taxRateBp', 'taxCode', 'unspsc'] as const;

function sameFacts(supply: ItemSupply, stored: StoredItem): boolean {
  return FACTS.every((fact) => supply[fact] === null || supply[fact] === stored[fact]);
}

/** Takes an article off sale; its row stays, because orders and lists name it. */
export function planRemoval(source: string, stored: StoredItem | null): WritePlan {
  if (!stored) return { outcome: 'refused', reason: '商城里没有这个商品，无法删除' };
  if (stored.source !== source) return { outcome: 'refused', reason: takenBy(stored.source) };
  if (stored.productStatus === DISCONTINUED) return { outcome: 'unchanged' };
  return { outcome: 'changed', productStatus: DISCONTINUED, onHand: null };
}

/** True for what an import never puts back on sale. */
export function isWithdrawn(stored: StoredItem | null): boolean {
  return stored !== null && stored.productStatus > NOT_PURCHASABLE;
}

const takenBy = (source: string) => `商品编号已被其他来源（${source}）占用`;

/** Decides what happens to one article, given what the catalogue holds under its number. */
export function planWrite(
  content: ItemContent,
  supply: ItemSupply,
  source: string,
  stored: StoredItem | null,
): WritePlan {
  if (stored && stored.source !== source) {
    return { outcome: 'refused', reason: takenBy(stored.source) };
  }
  const productStatus = nextStatus(content, stored);
  const onHand = nextOnHand(supply, stored);
  if (!stored) return { outcome: 'added', productStatus, onHand };
  const same =
    onHand === null &&
    sameFacts(supply, stored) &&
    stored.productStatus === productStatus &&
    sameContent(content, stored);
  return same ? { outcome: 'unchanged' } : { outcome: 'changed', productStatus, onHand };
}
