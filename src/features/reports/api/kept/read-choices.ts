import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import type { Dimension } from '../../contract/report-filter.ts';
import { DIMENSIONS } from '../../rules/report-words.ts';
import type { KeptFigures } from '../figures/kept-figures.ts';
import { columnOf, type Place, placesOf } from '../figures/read-places.ts';
import type { Viewer } from '../figures/read-viewer.ts';
import { idList } from '../figures/wanted-repo.ts';
import { reportDays } from '../report-tables.ts';

const inFirm = ({ firmId, people }: Viewer): SQL | undefined =>
  and(eq(reportDays.firmId, firmId), people === null ? undefined : sql`${reportDays.userId} = any(${idList(people)})`);

type Used = Record<'by' | 'id', string>;

/** Places that orders in sight name, of all dimensions in one look at the ledger. */
async function readUsed(db: Db, viewer: Viewer): Promise<Used[]> {
  const columns = DIMENSIONS.map((by) => columnOf(reportDays, by));
  const each = DIMENSIONS.map(
    (by, at) => sql`select distinct ${by}::text as by, used.${sql.raw(`c${at}`)} as id from used`,
  );
  const named = columns.map((column, at) => sql`${column} as ${sql.raw(`c${at}`)}`);
  const { rows } = await db.execute<Used>(sql`
    with used as materialized (select distinct ${sql.join(named, sql`, `)} from ${reportDays} where ${inFirm(viewer)})
    select * from (${sql.join(each, sql` union all `)}) u where id <> 0`);
  return rows;
}

/** The same with those above them; parents before their children. */
async function readNamed(db: Db, viewer: Viewer, by: Dimension, used: readonly Used[]): Promise<Place[]> {
  const ids = used.filter((one) => one.by === by).map(({ id }) => BigInt(id));
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Record<'id' | 'code' | 'name', string> & { path: string[] }>(sql`
    with places as (select * from ${placesOf(by, viewer.firmId)} p),
      wanted as (select distinct unnest(p.path) as id from places p where p.id = any(${idList(ids)}))
    select p.id, p.code, p.name, p.path::text[] as path from places p join wanted on wanted.id = p.id
    order by cardinality(p.path), p.code, p.name, p.id`);
  return rows.map(({ id, code, name, path }) => ({
    id: BigInt(id),
    code,
    name,
    path: path.map(BigInt),
    hasChildren: false,
  }));
}

async function readFirstDay(db: Db, viewer: Viewer): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`select min(${reportDays.bookedOn})::text as day from ${reportDays} where ${inFirm(viewer)}`,
  );
  return rows[0]?.day ?? null;
}

const plain = ({ id, code, name }: Place) => ({ key: String(id), code, name });
const inTree = (place: Place) => ({ ...plain(place), parent: place.path.at(-2)?.toString() ?? null });

async function readAll(db: Db, viewer: Viewer) {
  const used = await readUsed(db, viewer);
  const of = (by: Dimension) => readNamed(db, viewer, by, used);
  return {
    firstDay: await readFirstDay(db, viewer),
    departments: (await of('department')).map(inTree),
    costCenters: (await of('costCenter')).map(inTree),
    people: (await of('person')).map(plain),
    categories: (await of('category')).map(inTree),
    brands: (await of('brand')).map(plain),
  };
}

/** What filters offer. */
export async function readChoices(db: Db, viewer: Viewer, kept: KeptFigures) {
  const who = viewer.people?.join(' ') ?? 'all';
  const choices = await kept.read(`choices ${viewer.firmId} ${who}`, viewer.generation, () => readAll(db, viewer));
  return { today: viewer.today, ...choices };
}
