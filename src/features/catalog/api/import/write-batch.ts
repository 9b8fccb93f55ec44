import { createHash } from 'node:crypto';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import type { ItemDraft } from '../../rules/import/item-draft.ts';
import { type ItemContent, type ItemSupply, planWrite, type StoredItem } from '../../rules/import/plan-write.ts';
import type { Outcome, RowOutcome } from '../../rules/import/tally.ts';
import {
  createBrand,
  findBrand,
  type ImportCategory,
  type ItemToWrite,
  lockImports,
  readStoredItems,
  writeItems,
  writeStock,
} from './catalog-import-repo.ts';

/** An article that passed the row rules and has found its category. */
export interface PlacedItem {
  draft: ItemDraft;
  category: ImportCategory;
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
const CATALOG_CHANGED = 'catalog.changed';

/** New articles without a stock figure get this many minimum orders, so that they can be bought. */
export const STOCK_IN_MINIMUM_ORDERS = 10;

/** Stands for a brand that a dry run would create: no stored article has it. */
const BRAND_TO_COME = -1n;

const NO_FIRM = { firmId: null, userId: null } as const;

async function brandIds(db: Db, items: readonly PlacedItem[], dryRun: boolean): Promise<Map<string, bigint>> {
  const names = new Set(items.flatMap(({ draft }) => draft.brand ?? []));
  const ids = new Map<string, bigint>();
  for (const name of names) {
    const known = await findBrand(db, name);
    const code = `I${createHash('sha256').update(name.toLowerCase()).digest('hex').slice(0, 10)}`;
    ids.set(name, known ?? (dryRun ? BRAND_TO_COME : await createBrand(db, name, code)));
  }
  return ids;
}

function contentOf({ draft, category }: PlacedItem, brands: ReadonlyMap<string, bigint>): ItemContent {
  const { name, mpn, ean, attributes, description, orderUnit, baseUnit, packQuantity, moq, step } = draft;
  const { salesPrice, listPrice } = draft;
  const own = { name, mpn, ean, attributes, description, orderUnit, baseUnit, packQuantity, moq, step };
  const brandId = draft.brand === null ? null : (brands.get(draft.brand) ?? null);
  return { ...own, salesPrice, listPrice, brandId, categoryId: category.id };
}

function supplyOf(draft: ItemDraft, stock: number | null): ItemSupply {
  return {
    deliveryDays: draft.deliveryDays,
    onHand: draft.stock ?? stock,
    onHandWhenNew: draft.moq * STOCK_IN_MINIMUM_ORDERS,
  };
}

function outcomeOf({ draft, warnings }: PlacedItem, outcome: Outcome, reason?: string): RowOutcome {
  const reasons = reason === undefined ? warnings : [reason];
  return {
    rowNumber: draft.rowNumber,
    itemNo: draft.itemNo,
    outcome,
    reason: reasons.join('；'),
    currency: draft.currency,
  };
}

function planAll(
  items: readonly PlacedItem[],
  stored: ReadonlyMap<string, StoredItem>,
  brands: ReadonlyMap<string, bigint>,
  order: WriteOrder,
): { outcomes: RowOutcome[]; writes: ItemToWrite[] } {
  const outcomes: RowOutcome[] = [];
  const writes: ItemToWrite[] = [];
  for (const item of items) {
    const { draft, category } = item;
    const content = contentOf(item, brands);
    const plan = planWrite(content, supplyOf(draft, order.stock), order.source, stored.get(draft.itemNo) ?? null);
    outcomes.push(outcomeOf(item, plan.outcome, plan.outcome === 'refused' ? plan.reason : undefined));
    if (plan.outcome !== 'added' && plan.outcome !== 'changed') continue;
    const { productStatus, onHand } = plan;
    writes.push({ itemNo: draft.itemNo, content, category, deliveryDays: draft.deliveryDays, productStatus, onHand });
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
  await writeStock(db, stock);
  await enqueueEffect(db, CATALOG_CHANGED, { itemNos: [...ids.keys()] });
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
    const stored = await readStoredItems(
      db,
      items.map(({ draft }) => draft.itemNo),
    );
    const brands = await brandIds(db, items, order.dryRun);
    const { outcomes, writes } = planAll(items, stored, brands, order);
    if (!order.dryRun) await writeAll(db, writes, order.source);
    return outcomes;
  });
}
