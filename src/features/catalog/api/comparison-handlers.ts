import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { catalogContract } from '../contract/catalog-contract.ts';
import { type Comparison, MAX_COMPARED } from '../contract/item-page-schemas.ts';
import { compareItems } from '../rules/compare-items.ts';
import { presentCard } from './present-item.ts';
import { type ItemFacts, readItemFacts } from './read-item-facts.ts';
import { readItems } from './read-item-lists.ts';
import { type Replacement, type ReplacementKind, readReplacements } from './read-replacements.ts';

const catalog = implementFeature(catalogContract);

const KIND_TEXT: Readonly<Record<ReplacementKind, string>> = { drop_in: '可直接替换', similar: '功能相近' };

const presentComparison = (items: readonly ItemFacts[]): Comparison => ({
  items: items.map(presentCard),
  rows: compareItems(items),
});

const presentReplacement = ({ item, kind, note }: Replacement) => ({
  itemCode: item.itemNo,
  kind,
  kindText: KIND_TEXT[kind],
  note,
});

export const comparisonHandlers = {
  compare: catalog.compare.handler(async ({ input, context }) => {
    const items = await readItems(context.db, context.caller.levelCode, input.itemCodes);
    return presentComparison(items);
  }),

  replacements: catalog.replacements.handler(async ({ input, context }) => {
    const { db, caller } = context;
    const item = await readItemFacts(db, caller.levelCode, input.itemCode);
    if (!item) throw notFound('商品');
    const { instead, insteadOf } = await readReplacements(db, caller.levelCode, item.skuId);
    const shown = instead.slice(0, MAX_COMPARED - 1);
    return {
      replacements: shown.map(presentReplacement),
      comparison: presentComparison([item, ...shown.map((one) => one.item)]),
      alternativeFor: insteadOf.map((one) => ({ ...presentReplacement(one), item: presentCard(one.item) })),
    };
  }),
};
