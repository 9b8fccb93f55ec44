import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { breakdownErrors } from '../../contract/report-errors.ts';
import type { Breakdown, BreakdownInput } from '../../contract/report-schemas.ts';
import { presentRow } from '../../rules/present-sums.ts';
import { NO_PLACE } from '../../rules/report-words.ts';
import { readChoices } from '../kept/read-choices.ts';
import { type Asking, readKept } from './figure-reader.ts';
import { hasBudgets, readBudgetUse } from './read-budgets.ts';
import { type Place, readPlaces } from './read-places.ts';
import { type Grouped, NO_SUMS, readGrouped } from './read-sums.ts';
import { wantPlaces } from './wanted-repo.ts';

/** Rows of a breakdown; people and brands beyond the first are few and small. */
const MOST_ROWS = 500;

/** Goods are named alike to everybody; who works where is told of orders in sight alone. */
const CHOICES = { department: 'departments', costCenter: 'costCenters', person: 'people' } as const;

/** Whether filters would offer this place to the viewer: the name of any other is nobody's to guess by its number. */
async function isOffered({ db, viewer, kept, filter: { by } }: Asking<BreakdownInput>, key: string): Promise<boolean> {
  if (viewer.people === null || by === 'category' || by === 'brand') return true;
  const choices = await readChoices(db, viewer, kept);
  return choices[CHOICES[by]].some((place) => place.key === key);
}

/** The place a breakdown goes below; one of another firm, or out of sight, does not exist. */
export async function findParent(asking: Asking<BreakdownInput>): Promise<Place | null> {
  const { db, viewer, filter } = asking;
  const { by, parent } = filter;
  if (parent === undefined) return null;
  const found = parent === 'none' || !(await isOffered(asking, parent)) ? [] : [BigInt(parent)];
  const [place] = await readPlaces(db, by, viewer.firmId, found);
  if (!place) throw refuse(breakdownErrors, 'REPORT_PLACE_UNKNOWN');
  return place;
}

/** The asking of one place: all that is said below it is said of what belongs there. */
export async function within(asking: Asking<BreakdownInput>, parent: Place | null): Promise<Asking<BreakdownInput>> {
  if (parent === null) return asking;
  const { db, viewer, filter, wanted } = asking;
  const place = await wantPlaces(db, viewer.firmId, filter.by, { keys: [String(parent.id)] });
  return { ...asking, wanted: { ...wanted, places: [...wanted.places, place] } };
}

/** The ledger in the groups of an overview, kept while it does not move. */
export const groupedBy = (asking: Asking<BreakdownInput>, parent: Place | null): Promise<Grouped> => {
  const { db, wanted, filter } = asking;
  const division = { by: filter.by, parent };
  return readKept(asking, `grouped ${filter.grain} ${filter.by} ${parent?.id ?? ''}`, () =>
    readGrouped(db, wanted, filter.grain, division),
  );
};

const crumb = ({ id, code, name }: Place) => ({ key: String(id), code, name });

async function trailOf(db: Db, firmId: bigint, by: BreakdownInput['by'], parent: Place | null) {
  if (!parent) return [];
  const places = await readPlaces(db, by, firmId, parent.path);
  return parent.path.flatMap((id) => places.filter((place) => place.id === id).map(crumb));
}

const NOWHERE = { key: 'none', code: '', name: NO_PLACE, hasChildren: false, own: false };

function named(key: string, places: ReadonlyMap<string, Place>, parent: Place | null) {
  const place = places.get(key);
  if (!place) return NOWHERE;
  const own = parent?.id === place.id;
  return { key, code: place.code, name: place.name, own, hasChildren: place.hasChildren && !own };
}

/** Rows of one level with their sum, the largest first. */
export async function presentBreakdown(
  asking: Asking<BreakdownInput>,
  { total, rows }: Grouped,
  parent: Place | null,
): Promise<Breakdown> {
  const { db, filter, viewer, wanted } = asking;
  const { firmId } = viewer;
  const { by } = filter;
  const keys = [...new Set([...rows[0].keys(), ...rows[1].keys()])];
  const ids = keys.filter((key) => key !== 'none').map(BigInt);
  const places = new Map((await readPlaces(db, by, firmId, ids)).map((place) => [String(place.id), place]));
  const budgets = by === 'costCenter' && hasBudgets(asking) ? await readBudgetUse(db, firmId, filter) : null;
  const before = (key: string) => (wanted.compared ? (rows[1].get(key) ?? NO_SUMS) : null);
  const whole = total[0].amount;
  const shown = keys
    .map((key) => ({ key, now: rows[0].get(key) ?? NO_SUMS }))
    .toSorted((a, b) => Number(b.now.amount - a.now.amount) || a.key.localeCompare(b.key))
    .slice(0, MOST_ROWS)
    .map(({ key, now }) =>
      presentRow(named(key, places, parent), { now, before: before(key), whole, budget: budgets?.get(key) ?? null }),
    );
  const all = { now: total[0], before: wanted.compared ? total[1] : null, whole, budget: null };
  return {
    by,
    parent: parent && crumb(parent),
    trail: await trailOf(db, firmId, by, parent),
    rows: shown,
    total: presentRow({ ...NOWHERE, name: '合计' }, all),
  };
}
