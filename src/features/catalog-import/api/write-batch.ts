import { createHash } from 'node:crypto';
import { createBrand, writeStock } from '#features/catalog/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { changeContent, storedContent } from '../rules/change-content.ts';
import type { ItemDraft } from '../rules/item-draft.ts';
import {
  type ItemContent,
  type ItemSupply,
  isWithdrawn,
  planRemoval,
  planWrite,
  type StoredItem,
  type WritePlan,
} from '../rules/plan-write.ts';
import { DEFAULT_TAX_BP } from '../rules/price-offer.ts';
import type { Outcome, RowOutcome } from '../rules/tally.ts';
import {
  findBrand,
  type ImportCategory,
  type ItemToWrite,
  lockImports,
  readKnownUnspsc,
  readStoredItems,
  WAREHOUSE,
  writeItems,
} from './catalog-import-repo.ts';

/** An article that passed the row rules and has found its category. */
export interface PlacedItem {
  draft: ItemDraft;
  /** Null where an update leaves the category as it is. */
  category: ImportCategory | null;
  warnings: readonly string[];
}

export interface WriteOrder {
  /** Key under which the supplier's goods are stored and found again. */
  source: string;
  /** Stock asked for by the person who imports; the file's own figure goes before it. */
  stock: number | null;
  dryRun: boolean;
}

/** Topic under which search and caches learn which articles changed. */
const CATALOG_IMPORTED = 'catalog.imported';

/** New articles without a stock figure get this many minimum orders, so that they can be bought. */
export const STOCK_IN_MINIMUM_ORDERS = 10;

/** Stands for a brand that a dry run would create: no stored article has it. */
const BRAND_TO_COME = -1n;

const NO_FIRM = { firmId: null, userId: null } as const;

async function brandIds(db: Db, items: readonly PlacedItem[], dryRun: boolean): Promise<Map<string, bigint>> {
  const named = items.filter(({ draft }) => draft.change === 'whole' || draft.given.has('brand'));
  const names = new Set(named.flatMap(({ draft }) => draft.brand ?? []));
  const ids = new Map<string, bigint>();
  for (const name of names) {
    const known = await findBrand(db, name);
    const code = `I${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 10)}`;
    ids.set(name, known ?? (dryRun ? BRAND_TO_COME : await createBrand(db, name, code)));
  }
  return ids;
}

/** Stands for the category of a draft that keeps the stored one. */
const AS_STORED = -1n;

function contentOf({ draft, category }: PlacedItem, brands: ReadonlyMap<string, bigint>): ItemContent {
  const { name, mpn, ean, attributes, description, orderUnit, baseUnit, packQuantity, moq, step } = draft;
  const { salesPrice, listPrice } = draft;
  const own = { name, mpn, ean, attributes, description, orderUnit, baseUnit, packQuantity, moq, step };
  const brandId = draft.brand === null ? null : (brands.get(draft.brand) ?? null);
  return { ...own, salesPrice, listPrice, brandId, categoryId: category?.id ?? AS_STORED };
}

function supplyOf(draft: ItemDraft, stock: number | null, knownUnspsc: ReadonlySet<string> | null): ItemSupply {
  const { deliveryDays, taxRateBp, taxCode, unspsc } = draft;
  const onHand = draft.stock ?? (draft.change === 'whole' ? stock : null);
  const isKnown = unspsc === null || knownUnspsc === null || knownUnspsc.has(unspsc);
  const facts = { deliveryDays, taxRateBp, taxCode, unspsc: isKnown ? unspsc : null };
  return { ...facts, onHand, onHandWhenNew: draft.moq * STOCK_IN_MINIMUM_ORDERS };
}

function outcomeOf({ draft, warnings }: PlacedItem, outcome: Outcome, reasons: readonly string[]): RowOutcome {
  return {
    rowNumber: draft.rowNumber,
    line: draft.line,
    itemNo: draft.itemNo,
    outcome,
    reason: (outcome === 'refused' ? reasons : [...warnings, ...reasons]).join('；'),
    currency: draft.currency,
  };
}

/** What a batch is compared with. */
interface Surroundings {
  stored: ReadonlyMap<string, StoredItem>;
  brands: ReadonlyMap<string, bigint>;
  /** UNSPSC codes of the batch that exist; null while no classification is loaded. */
  knownUnspsc: ReadonlySet<string> | null;
}

type Decision = { plan: WritePlan; content: ItemContent };

/** What becomes of one article: a removal, a change of what it names, or the whole article. */
function decide(item: PlacedItem, supply: ItemSupply, around: Surroundings, source: string): Decision {
  const { draft, category } = item;
  const stored = around.stored.get(draft.itemNo) ?? null;
  const whole = contentOf(item, around.brands);
  if (draft.change === 'delete') return { plan: planRemoval(source, stored), content: whole };
  if (draft.change === 'whole') return { plan: planWrite(whole, supply, source, stored), content: whole };
  if (!stored) {
    return { plan: { outcome: 'refused', reason: '商城里没有这个商品，更新文件不能新增商品' }, content: whole };
  }
  const content = changeContent(draft, whole, category?.id ?? null, stored);
  if ('refused' in content) return { plan: { outcome: 'refused', reason: content.refused }, content: whole };
  return { plan: planWrite(content, supply, source, stored), content };
}

/** The row to write: what the file leaves open stays as stored. */
function rowOf(
  item: PlacedItem,
  decision: Decision,
  supply: ItemSupply,
  stored: StoredItem | null,
): ItemToWrite | null {
  const { plan, content } = decision;
  if (plan.outcome !== 'added' && plan.outcome !== 'changed') return null;
  const { draft, category } = item;
  const facts = {
    deliveryDays: supply.deliveryDays ?? stored?.deliveryDays ?? null,
    taxRateBp: supply.taxRateBp ?? stored?.taxRateBp ?? DEFAULT_TAX_BP,
    taxCode: supply.taxCode ?? stored?.taxCode ?? null,
    unspsc: supply.unspsc ?? stored?.unspsc ?? category?.unspsc ?? null,
  };
  const { productStatus, onHand } = plan;
  const kept = draft.change === 'delete' && stored ? storedContent(stored) : content;
  return {
    itemNo: draft.itemNo,
    content: kept,
    pictureKind: category?.pictureKind ?? null,
    ...facts,
    productStatus,
    onHand,
  };
}

function remarksOn(item: PlacedItem, supply: ItemSupply, stored: StoredItem | null, plan: WritePlan): string[] {
  if (plan.outcome === 'refused') return [plan.reason];
  const { unspsc, change } = item.draft;
  const unknown = unspsc !== null && supply.unspsc === null;
  return [
    ...(unknown ? [`UNSPSC 编码 ${unspsc} 不在已载入的分类表中，未保存`] : []),
    ...(isWithdrawn(stored) && change !== 'delete' ? ['商品已下架，导入不会重新上架'] : []),
  ];
}

function planAll(items: readonly PlacedItem[], around: Surroundings, order: WriteOrder) {
  const outcomes: RowOutcome[] = [];
  const writes: ItemToWrite[] = [];
  for (const item of items) {
    const stored = around.stored.get(item.draft.itemNo) ?? null;
    const supply = supplyOf(item.draft, order.stock, around.knownUnspsc);
    const decision = decide(item, supply, around, order.source);
    outcomes.push(outcomeOf(item, decision.plan.outcome, remarksOn(item, supply, stored, decision.plan)));
    const row = rowOf(item, decision, supply, stored);
    if (row) writes.push(row);
  }
  return { outcomes, writes };
}

async function writeAll(db: Db, writes: readonly ItemToWrite[], source: string): Promise<void> {
  if (writes.length === 0) return;
  const ids = await writeItems(db, writes, source);
  const stock = writes.flatMap(({ itemNo, onHand }) => {
    const skuId = ids.get(itemNo);
    return skuId !== undefined && onHand !== null ? [{ skuId, onHand }] : [];
  });
  await writeStock(db, WAREHOUSE, stock);
  await enqueueEffect(db, CATALOG_IMPORTED, { itemNos: [...ids.keys()] });
}

/**
 * Compares a batch with the catalogue and writes what differs, in one transaction with the effect that brings the
 * changes to search. A dry run decides the same and writes nothing.
 */
export async function writeBatch(
  database: Database,
  items: readonly PlacedItem[],
  order: WriteOrder,
): Promise<RowOutcome[]> {
  if (items.length === 0) return [];
  return inTransaction(database, NO_FIRM, order.dryRun ? 'read' : 'write', async (db) => {
    if (!order.dryRun) await lockImports(db);
    const numbers = items.map(({ draft }) => draft.itemNo);
    const codes = items.flatMap(({ draft }) => draft.unspsc ?? []);
    const around = {
      stored: await readStoredItems(db, numbers),
      brands: await brandIds(db, items, order.dryRun),
      knownUnspsc: codes.length > 0 ? await readKnownUnspsc(db, codes) : null,
    };
    const { outcomes, writes } = planAll(items, around, order);
    if (!order.dryRun) await writeAll(db, writes, order.source);
    return outcomes;
  });
}
