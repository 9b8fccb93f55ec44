import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { comesLate } from '../../src/app/web/comes-late.ts';
import { PAGE_ROWS } from '../../src/app/web/page-rows.ts';
import { type ModuleOf, needsOf, reachOf } from './import-graph.ts';
import { MAIN_PAGES, type Need, placeModule } from './place-module.ts';

/** The part of a page's file that comes when somebody goes there, as the router's plugin calls it. */
const LATE_PART = /\/src\/(?:features\/([^/]+)\/|app\/).*?([^/]+?)(?:-page|-route)?\.tsx\?tsr-split=/;
/** Library of user centre and desk, by far the largest. */
const KIT = /\/node_modules\/(?:antd|@rc-component|@ant-design|dayjs)\//;
/** Files of pages that stand in the frame of user centre or desk. */
const OFFICE_FILES = PAGE_ROWS.filter(({ layout }) => layout === 'user' || layout === 'desk').map(
  ({ file }) => `/src/${file}?`,
);
const isOffice = (id: string) => OFFICE_FILES.some((file) => id.includes(file));
const LATE_FILES = PAGE_ROWS.filter(({ path }) => comesLate(path)).map(({ file }) => `/src/${file}?`);
const isLatePage = (id: string) => LATE_FILES.some((file) => id.includes(file));
const isOurs = (id: string) => !id.includes('/node_modules/');
/** Frames of the storefront: they come with what every page loads. That of the login is passed once. */
const FRONT_FRAMES = ['default-layout', 'purchase-layout', 'empty-layout'];
const OFFICES = ['user-layout', 'desk-layout'];
/** Three addresses of one view. */
const RESULT = ['search', 'search-category', 'search-brand'];

/** `quotes-quote`, `home`: how a page's file is called; null for what is no page. */
export function pageNameOf(id: string): string | null {
  const [, feature, base = ''] = LATE_PART.exec(id) ?? [];
  if (!base) return null;
  const name = !feature || base === feature ? base : `${feature}-${base}`;
  return RESULT.includes(name) ? 'result' : name;
}

/** Everything a build has read, from its entry on. */
function allFrom(entry: string, moduleOf: ModuleOf, needs: (id: string) => readonly string[]): string[] {
  return [...reachOf(entry, (id) => [...needs(id), ...(moduleOf(id)?.dynamicallyImportedIds ?? [])])];
}

/**
 * File of what a few pages share. Left to itself the build puts it beside the entry of one of them, which the page's own
 * file would then need, and the entry that file.
 */
const sharedBy = (pages: ReadonlySet<string>) =>
  `shared-${createHash('sha256')
    .update([...pages].toSorted().join())
    .digest('hex')
    .slice(0, 6)}`;

const addTo = (sets: Map<string, Set<string>>, id: string, page: string) =>
  sets.set(id, (sets.get(id) ?? new Set()).add(page));

interface AfterStart {
  after: ReadonlySet<string>;
  atOnce: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * What comes behind the first paint is one file. What a main page needs of it at once comes with the start: its file would
 * need the other, and the first load be as large as before.
 */
function placeAfterStart(places: Map<string, string>, { after, atOnce }: AfterStart): void {
  for (const id of after) {
    if (!isOurs(id) || places.has(id)) continue;
    places.set(id, MAIN_PAGES.some((page) => atOnce.get(id)?.has(page)) ? 'start' : 'after-start');
  }
}

/** File of each module of our own; libraries are not in it. */
export function planChunks(entry: string, moduleOf: ModuleOf): ReadonlyMap<string, string> {
  const known = new Map<string, readonly string[]>();
  const needs = (id: string) => {
    if (!known.has(id)) known.set(id, needsOf(id, moduleOf));
    return known.get(id) ?? [];
  };
  const ever = (id: string) => [...needs(id), ...(moduleOf(id)?.dynamicallyImportedIds ?? [])];
  const start = new Set<string>();
  const late = reachOf(resolve(dirname(entry), 'whole-route-tree.ts'), needs);
  const atOnce = new Map<string, Set<string>>();
  const inTime = new Map<string, Set<string>>();
  const frame = new Set<string>();
  const outside = new Set<string>();
  const early = new Set<string>();
  // What is opened from the frame of every page, by whoever presses.
  const laterFromStart = reachOf(entry, (id) => ever(id).filter((next) => !LATE_PART.test(next)));
  for (const id of laterFromStart) addTo(inTime, id, 'start');
  for (const id of allFrom(entry, moduleOf, needs)) {
    const page = pageNameOf(id);
    if (!page) continue;
    if (OFFICES.includes(page)) for (const needed of reachOf(id, needs)) frame.add(needed);
    if (FRONT_FRAMES.includes(page)) for (const needed of reachOf(id, needs)) start.add(needed);
    if (page.endsWith('-layout')) continue;
    for (const needed of reachOf(id, needs)) {
      addTo(atOnce, needed, page);
      if (!isOffice(id)) outside.add(needed);
      if (!isLatePage(id)) early.add(needed);
    }
    for (const needed of reachOf(id, ever)) addTo(inTime, needed, page);
  }
  for (const id of reachOf(entry, needs)) start.add(id);
  const places = new Map([...start].filter(isOurs).map((id) => [id, 'start']));
  placeAfterStart(places, { after: reachOf(resolve(dirname(entry), 'after-start.ts'), needs), atOnce });
  for (const id of new Set([...atOnce.keys(), ...frame])) {
    if (!isOurs(id) || places.has(id)) continue;
    // Routes that come late come before their pages: what they share with the first pages is with those.
    if (late.has(id)) {
      if (early.has(id)) places.set(id, 'shop');
      continue;
    }
    const need: Need = {
      atOnce: atOnce.get(id) ?? new Set(),
      ever: inTime.get(id) ?? new Set(),
      inFrame: frame.has(id),
      outside: outside.has(id),
      heavy: [...reachOf(id, needs)].some((needed) => KIT.test(needed)),
    };
    const place = placeModule(need) ?? (need.atOnce.size > 0 ? sharedBy(need.ever) : null);
    if (place) places.set(id, place);
  }
  return places;
}
