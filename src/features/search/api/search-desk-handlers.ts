import { updateAliases } from '#features/catalog/api/public.ts';
import { PUBLIC_VIEW } from '#features/visible-goods/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { refuse } from '#platform/api/refuse.ts';
import { searchDeskContract, searchDeskErrors } from '../contract/search-desk-contract.ts';
import { cleanWords, collidingWord } from '../rules/check-synonyms.ts';
import { needsOf, parseQuery } from '../rules/parse-query.ts';
import { type SynonymGroup, wordKey } from '../rules/synonyms.ts';
import { readMissDays } from './miss-repo.ts';
import { createPostgresIndex } from './postgres-index-repo.ts';
import { readSynonymGroups } from './read-synonyms.ts';
import { readVocabulary } from './read-vocabulary.ts';
import {
  deleteRedirect,
  findRedirect,
  insertRedirect,
  listBrands,
  listFeedback,
  listRedirects,
  lockSearchWords,
  readBrand,
  readRecentKeywords,
  replaceSynonymGroups,
} from './search-words-repo.ts';

const desk = implementFeature(searchDeskContract);

const EVERYWHERE = { categoryId: null, brandId: null, view: PUBLIC_VIEW, buyableOnly: false } as const;
/** Keywords that are asked for again when the desk looks at what finds nothing. */
const MOST_KEYWORDS = 300;

type Writing = { db: Db; caller: Caller };

const headIs = (word: string) => (group: SynonymGroup) => group[0] !== undefined && wordKey(group[0]) === wordKey(word);

/** Saves the groups; names that hold a word nobody knew before are cut anew. */
async function saveGroups({ db, caller }: Writing, groups: readonly SynonymGroup[], changed: SynonymGroup[]) {
  const [before = null, after = null] = changed.length > 1 ? changed : [null, changed[0]];
  await replaceSynonymGroups(db, groups);
  await writeAudit(db, caller, { action: 'search.synonymsSaved', objectType: 'searchWords', before, after });
  const words = (after ?? []).filter((word) => !before?.includes(word));
  if (words.length > 0) await enqueueEffect(db, 'search.wordsChanged', { words });
}

const synonymHandlers = {
  synonyms: desk.synonyms.handler(async ({ context: { db } }) =>
    (await readSynonymGroups(db)).map((words) => ({ words: [...words] })),
  ),

  saveSynonyms: desk.saveSynonyms.handler(async ({ input, context }) => {
    await lockSearchWords(context.db);
    const groups = await readSynonymGroups(context.db);
    const words = cleanWords(input.words);
    if (words.length < 2) throw refuse(searchDeskErrors, 'SYNONYM_TOO_FEW');
    const { was } = input;
    const changed = was === null ? null : (groups.find(headIs(was)) ?? null);
    if (was !== null && !changed) throw refuse(searchDeskErrors, 'SYNONYM_UNKNOWN');
    const others = groups.filter((group) => group !== changed);
    const taken = collidingWord(words, others);
    if (taken !== null) {
      throw refuse(searchDeskErrors, 'SYNONYM_TAKEN', { message: `“${taken}”已在另一组同义词里，请先修改那一组` });
    }
    const saved = changed ? groups.map((group) => (group === changed ? words : group)) : [words, ...groups];
    await saveGroups(context, saved, changed ? [changed, words] : [words]);
    return {};
  }),

  removeSynonyms: desk.removeSynonyms.handler(async ({ input, context: { db, caller } }) => {
    await lockSearchWords(db);
    const groups = await readSynonymGroups(db);
    const gone = groups.find(headIs(input.word));
    if (!gone) throw refuse(searchDeskErrors, 'SYNONYM_UNKNOWN');
    if (groups.length === 1) throw refuse(searchDeskErrors, 'LAST_SYNONYM');
    await replaceSynonymGroups(
      db,
      groups.filter((group) => group !== gone),
    );
    await writeAudit(db, caller, { action: 'search.synonymsRemoved', objectType: 'searchWords', before: gone });
    return {};
  }),
};

const brandHandlers = {
  brands: desk.brands.handler(async ({ input, context }) => ({
    ...(await listBrands(context.db, { ...input, keyword: input.keyword.trim() })),
    pageNo: input.pageNo,
    pageSize: input.pageSize,
  })),

  saveBrandAliases: desk.saveBrandAliases.handler(async ({ input, context: { db, caller } }) => {
    const { brandCode } = input;
    await lockSearchWords(db);
    const brand = await readBrand(db, brandCode);
    if (!brand) throw refuse(searchDeskErrors, 'BRAND_UNKNOWN');
    const own = new Set([brand.name, brand.nameEn ?? ''].map(wordKey));
    const aliases = cleanWords(input.aliases).filter((alias) => !own.has(wordKey(alias)));
    const { brandByName } = await readVocabulary(db);
    const taken = aliases.find((alias) => (brandByName.get(wordKey(alias))?.code ?? brandCode) !== brandCode);
    if (taken !== undefined) {
      const other = brandByName.get(wordKey(taken))?.name ?? '';
      throw refuse(searchDeskErrors, 'ALIAS_TAKEN', { message: `“${taken}”已是品牌“${other}”的名称` });
    }
    await updateAliases(db, brandCode, aliases);
    await writeAudit(db, caller, {
      action: 'search.brandAliasesSaved',
      objectType: 'brand',
      objectId: brandCode,
      before: brand.aliases,
      after: aliases,
    });
    await enqueueEffect(db, 'search.brandChanged', { brandCode });
    return {};
  }),
};

const redirectHandlers = {
  redirects: desk.redirects.handler(async ({ input, context }) => ({
    ...(await listRedirects(context.db, input)),
    ...input,
  })),

  saveRedirect: desk.saveRedirect.handler(async ({ input: { was, keyword, url }, context: { db, caller } }) => {
    await lockSearchWords(db);
    const key = wordKey(keyword);
    const before = was === null ? null : await findRedirect(db, was);
    if (was !== null && !before) throw refuse(searchDeskErrors, 'REDIRECT_UNKNOWN');
    if (was !== key && (await findRedirect(db, key))) throw refuse(searchDeskErrors, 'REDIRECT_TAKEN');
    if (was !== null) await deleteRedirect(db, was);
    const after = { keyword: key, url };
    await insertRedirect(db, after);
    await writeAudit(db, caller, { action: 'search.redirectSaved', objectType: 'searchWords', before, after });
    return {};
  }),

  removeRedirect: desk.removeRedirect.handler(async ({ input: { keyword }, context: { db, caller } }) => {
    const before = await findRedirect(db, keyword);
    if (!before) throw refuse(searchDeskErrors, 'REDIRECT_UNKNOWN');
    await deleteRedirect(db, keyword);
    await writeAudit(db, caller, { action: 'search.redirectRemoved', objectType: 'searchWords', before });
    return {};
  }),
};

/** Handlers of the desk's page for search words. */
export const searchDeskHandlers = {
  ...synonymHandlers,
  ...brandHandlers,
  ...redirectHandlers,
  /** Asked again with the words of now: a keyword that was mended since is no miss any more. */
  misses: desk.misses.handler(async ({ context: { db } }) => {
    const { language } = await readVocabulary(db);
    const searched = await readRecentKeywords(db, MOST_KEYWORDS);
    const asked = searched.map((row) => ({ row, needs: needsOf(parseQuery(row.keyword, language)) }));
    const worded = asked.filter(({ needs }) => needs.length > 0);
    const found = await createPostgresIndex(db).findsAny(
      worded.map(({ needs }) => needs),
      EVERYWHERE,
    );
    return worded.filter((_, at) => !found[at]).map(({ row }) => row);
  }),
  missDays: desk.missDays.handler(({ input, context: { db } }) => readMissDays(db, input)),
  feedback: desk.feedback.handler(async ({ input, context }) => ({
    ...(await listFeedback(context.db, input)),
    ...input,
  })),
};
