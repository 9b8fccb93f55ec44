import { deleteFirmRule, readCatalogView } from '#features/visible-goods/api/public.ts';
import { existsIn, PRICE_LIMITS } from '#features/visible-goods/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { signedIn } from '#platform/api/caller.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { rangeContract, rangeErrors } from '../../contract/range-contract.ts';
import { explainItem } from '../../rules/explain-item.ts';
import { readBrands } from '../read-range.ts';
import { lockRules } from '../visibility-repo.ts';
import { addFirmRules } from './add-firm-rules.ts';
import { namedRules, presentFirmRules } from './present-firm-rules.ts';
import { readFirmRules } from './read-firm-rules.ts';
import { countAgreedItems, readDepartments, readRangePeople } from './read-range-choices.ts';
import { readItemFacts, readRangePreview } from './read-range-preview.ts';

const range = implementFeature(rangeContract);

const CLOSED = { visible: false, buyable: false, reasons: ['商城没有向此人开放这个商品'] };

interface Eyes {
  database: Database;
  db: Db;
  firmId: bigint;
  /** Null: somebody without rules of his own. */
  userId: string | null;
}

/** Reads with the eyes of one of the firm's people: the same conditions then decide as when that person looks. */
async function asPerson<T>({ database, db, firmId, userId }: Eyes, read: (db: Db) => Promise<T>): Promise<T> {
  const id = userId === null ? null : BigInt(userId);
  if (id !== null && (await readRangePeople(db, { userId: id })).length === 0) {
    throw refuse(rangeErrors, 'WHOM_UNKNOWN');
  }
  return inTransaction(database, { firmId, userId: id }, 'read', read);
}

const readers = {
  read: range.read.handler(async ({ context: { db } }) => ({
    rules: presentFirmRules(await readFirmRules(db)),
    departments: await readDepartments(db),
    searchBeyondRange: !(await readCatalogView(db)).rangeOnly,
    agreedItems: await countAgreedItems(db),
    priceLimits: [...PRICE_LIMITS],
  })),

  people: range.people.handler(({ input, context: { db } }) => readRangePeople(db, input)),

  brands: range.brands.handler(({ input, context: { db } }) => readBrands(db, input.keyword)),

  preview: range.preview.handler(({ input: { userId }, context: { database, db, caller } }) =>
    asPerson({ database, db, firmId: signedIn(caller).firmId, userId }, readRangePreview),
  ),

  explain: range.explain.handler(async ({ input: { userId, itemCode }, context: { database, db, caller } }) => {
    // What the shop hides from the firm is unknown whoever asks.
    const item = await readItemFacts(db, itemCode);
    if (!item) throw notFound('商品');
    const told = await asPerson({ database, db, firmId: signedIn(caller).firmId, userId }, async (eyes) => {
      const view = await readCatalogView(eyes);
      const said = explainItem(namedRules(await readFirmRules(eyes)), item, view.rangeOnly);
      // A rule of the shop about this one person, which is not told.
      return said.visible && !existsIn(view, item) ? CLOSED : said;
    });
    return { itemCode, name: item.name, ...told };
  }),
};

export const firmRangeHandlers = {
  ...readers,

  add: range.add.handler(({ input, context: { db, caller } }) => addFirmRules(db, signedIn(caller), input)),

  remove: range.remove.handler(async ({ input: { ruleId }, context: { db, caller } }) => {
    const { firmId } = signedIn(caller);
    await lockRules(db, firmId);
    const rule = presentFirmRules(await readFirmRules(db)).find(({ id }) => id === ruleId);
    if (!rule || !(await deleteFirmRule(db, firmId, BigInt(ruleId)))) throw notFound('规则');
    const { effect, kind, name, whom, startsOn, endsOn } = rule;
    const before = { effect, kind, name, whom: whom.name, startsOn, endsOn };
    await writeAudit(db, caller, {
      action: 'visibility.ruleRemoved',
      objectType: 'visibilityRule',
      objectId: ruleId,
      before,
    });
    return {};
  }),
};
