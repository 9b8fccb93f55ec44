import { dirname, resolve } from 'node:path';

/** What a build knows of a module; Rolldown's own description has more. */
export interface BuiltModule {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

export type ModuleOf = (id: string) => BuiltModule | null;

/** Doors of features name more than anybody behind them takes; who comes through one needs only what it asked for. */
const DOOR = /\/public\.ts$/;
const TAKEN = /\b(?:import|export)\s*(?:\{([^}]*)\}|\*)\s*from\s*["']([^"']+)["']/g;

interface Taken {
  /** Names as the other side exports them; null: all of them. */
  names: readonly string[] | null;
  from: string;
}

/** `a, b as c, type d` without what only the compiler reads. */
const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));

function takenBy(code: string): Taken[] {
  return [...code.matchAll(TAKEN)].map(([, list, from = '']) => ({
    names: list === undefined ? null : namesIn(list).map((name) => name.split(/\s+as\s+/)[0] ?? name),
    from,
  }));
}

/** `#features/x/web/public.ts` and `./x.ts` as the build calls them. */
function idOf(from: string, importer: string, ids: readonly string[]): string | undefined {
  if (from.startsWith('.')) {
    const path = resolve(dirname(importer), from);
    return ids.find((id) => id === path);
  }
  return ids.find((id) => id.endsWith(`/${from.replace(/^#/, '')}`));
}

/** Files behind a door that these names come from. */
function behind(door: string, names: readonly string[] | null, moduleOf: ModuleOf): string[] {
  const found = moduleOf(door);
  if (!found?.code || names === null) return [...(found?.importedIds ?? [])];
  const rows = [...found.code.matchAll(TAKEN)].map(([, list, from = '']) => ({ list, from }));
  return rows.flatMap(({ list, from }) => {
    const id = idOf(from, door, found.importedIds);
    if (!id) return [];
    if (list === undefined) return DOOR.test(id) ? behind(id, names, moduleOf) : [id];
    const given = namesIn(list).map((name) => name.split(/\s+as\s+/));
    const wanted = given.filter(([own = '', shown = own]) => names.includes(shown)).map(([own = '']) => own);
    if (!wanted.length) return [];
    return DOOR.test(id) ? behind(id, wanted, moduleOf) : [id];
  });
}

/** What a module needs at once, with doors taken out. */
export function needsOf(id: string, moduleOf: ModuleOf): string[] {
  const found = moduleOf(id);
  if (!found) return [];
  const doors = found.importedIds.filter((imported) => DOOR.test(imported));
  if (!doors.length || !found.code) return [...found.importedIds];
  const through = takenBy(found.code).flatMap(({ names, from }) => {
    const door = idOf(from, id, doors);
    return door ? behind(door, names, moduleOf) : [];
  });
  return [...new Set([...found.importedIds.filter((imported) => !DOOR.test(imported)), ...through])];
}

/** Everything that is there once `start` is, itself included. */
export function reachOf(start: string, needs: (id: string) => readonly string[]): Set<string> {
  const seen = new Set([start]);
  const left = [start];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    for (const next of needs(id)) {
      if (seen.has(next)) continue;
      seen.add(next);
      left.push(next);
    }
  }
  return seen;
}
