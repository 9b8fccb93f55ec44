import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { changesState } from './document-state.ts';
import { documentTokens } from './document-tokens.ts';
import { type FacetMemory, numberFacets } from './facet-dictionary-repo.ts';
import { encodeFacts } from './facts-codec.ts';
import { moveGeneration } from './generation-repo.ts';
import type { SearchDocument } from './search-index.ts';
import { searchCodes, searchDocuments } from './search-tables.ts';
import { vectorText } from './tsquery.ts';

/** Columns of documents as the table takes them. */
interface DocumentRows {
  skuIds: string[];
  facts: string[];
  terms: string[];
}

async function toRows(db: Db, documents: readonly SearchDocument[], memory: FacetMemory): Promise<DocumentRows> {
  const numbered = await numberFacets(
    db,
    documents.flatMap(({ facets }) => facets),
    memory,
  );
  const rows: DocumentRows = { skuIds: [], facts: [], terms: [] };
  for (const document of documents) {
    const facets = document.facets.flatMap((pair) => numbered.get(pair) ?? []);
    rows.skuIds.push(String(document.skuId));
    rows.facts.push(encodeFacts(document, facets));
    rows.terms.push(vectorText(document.lexemes, documentTokens(document, facets)));
  }
  return rows;
}

const column = (values: readonly string[], type: string) => sql`${sql.param(values)}::text[]::${sql.raw(type)}[]`;

/**
 * PostgreSQL lays a long value outside its row only where the row exceeds two kilobytes. This lexeme, which nobody looks
 * for and which is pressed to some twenty bytes, makes every vector so long: rows stay narrow, and few pages hold
 * thousands of candidates.
 */
const LENGTHENING = `'Z${'0'.repeat(1_900)}'`;

const given = ({
  skuIds,
  facts,
  terms,
}: DocumentRows) => sql`select sku_id, facts, terms || ${LENGTHENING}::tsvector as terms
  from unnest(${column(skuIds, 'bigint')}, ${column(facts, 'text')}, ${column(terms, 'tsvector')}) as given (sku_id, facts, terms)`;

/** What stays as it was is left alone: an index of a hundred words per row is dear to write. */
const OVERWRITE = sql`on conflict (sku_id) do update set facts = excluded.facts,
  terms = case when d.terms = excluded.terms then d.terms else excluded.terms end
  where d.facts <> excluded.facts or d.terms <> excluded.terms`;

async function replaceCodes(db: Db, documents: readonly SearchDocument[]): Promise<void> {
  const rows = documents.flatMap(({ skuId, codes, ownCode }) =>
    codes.map((code) => ({ skuId: String(skuId), code, own: String(code === ownCode) })),
  );
  const ids = column(
    documents.map(({ skuId }) => String(skuId)),
    'bigint',
  );
  const wanted = sql`unnest(${column(
    rows.map(({ skuId }) => skuId),
    'bigint',
  )}, ${column(
    rows.map(({ code }) => code),
    'text',
  )},
    ${column(
      rows.map(({ own }) => own),
      'boolean',
    )}) as given (sku_id, code, own)`;
  await db.execute(sql`with given as materialized (select * from ${wanted}),
    gone as (delete from ${searchCodes} c where c.sku_id = any(${ids})
      and (c.sku_id, c.code) not in (select sku_id, code from given))
    insert into ${searchCodes} (sku_id, code, own) select * from given on conflict do nothing`);
}

/** Writes documents into the index, or into the table that a rebuild fills. */
export async function writeDocuments(
  db: Db,
  documents: readonly SearchDocument[],
  memory: FacetMemory,
  target?: { table: SQL },
): Promise<void> {
  if (documents.length === 0) return;
  const rows = await toRows(db, documents, memory);
  if (target) {
    await db.execute(sql`insert into ${target.table} (sku_id, facts, terms) ${given(rows)}`);
    return replaceCodes(db, documents);
  }
  const before = await readFacts(db, rows.skuIds);
  await db.execute(sql`insert into ${searchDocuments} as d (sku_id, facts, terms) ${given(rows)} ${OVERWRITE}`);
  await replaceCodes(db, documents);
  if (changesState(before, rows.facts)) await moveGeneration(db);
}

async function readFacts(db: Db, skuIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ facts: string }>(
    sql`select facts from ${searchDocuments} where sku_id = any(${sql.param(skuIds)}::bigint[])`,
  );
  return rows.map(({ facts }) => facts);
}

export async function removeDocuments(db: Db, skuIds: readonly bigint[]): Promise<void> {
  if (skuIds.length === 0) return;
  await db.delete(searchDocuments).where(inArray(searchDocuments.skuId, [...skuIds]));
  await db.delete(searchCodes).where(inArray(searchCodes.skuId, [...skuIds]));
  await moveGeneration(db);
}
