import { CATEGORY_WORDS, type CategoryWord } from './category-words.ts';

export interface CategoryNode {
  code: string;
  /** Names from the top category down to this one. */
  path: readonly string[];
}

/** Categories in the forms that guessing needs; build it once per import. */
export interface CategoryIndex {
  byCode: ReadonlyMap<string, CategoryNode>;
  byName: ReadonlyMap<string, CategoryNode>;
  byPath: ReadonlyMap<string, CategoryNode>;
  /** Longest names first, so that the most precise name in a product name wins. */
  named: readonly CategoryNode[];
}

const STEP = ' › ';

export function categoryLabel(node: CategoryNode): string {
  return node.path.join(STEP);
}

function lastName(node: CategoryNode): string {
  return node.path.at(-1) ?? '';
}

/** Indexes the categories, or only those below `top` (inclusive) when an import is bound to one. */
export function indexCategories(nodes: readonly CategoryNode[], top: CategoryNode | null): CategoryIndex {
  const inside = top ? nodes.filter((node) => top.path.every((name, level) => node.path[level] === name)) : nodes;
  const nameCount = new Map<string, number>();
  for (const node of inside) nameCount.set(lastName(node), (nameCount.get(lastName(node)) ?? 0) + 1);
  const unique = inside.filter((node) => nameCount.get(lastName(node)) === 1);
  return {
    byCode: new Map(inside.map((node) => [node.code, node])),
    byName: new Map(unique.map((node) => [lastName(node), node])),
    byPath: new Map(inside.map((node) => [node.path.join(STEP), node])),
    named: unique.filter((node) => lastName(node).length >= 2).sort((a, b) => lastName(b).length - lastName(a).length),
  };
}

/**
 * What the file itself says: a category's code, its path (`A / B / C`), or a name that only one category has. Short
 * numbers are the supplier's own groups, whatever codes we use.
 */
function byCell(text: string, index: CategoryIndex): CategoryNode | null {
  const bare = text.normalize('NFKC').trim();
  if (/^\d{0,5}$/.test(bare)) return null;
  const path = bare.split(/\s*[/>›\\]\s*/).filter((part) => part !== '');
  return index.byCode.get(bare) ?? index.byPath.get(path.join(STEP)) ?? index.byName.get(path.at(-1) ?? '') ?? null;
}

function fits(name: string, entry: CategoryWord): boolean {
  if (entry.parts.some((part) => name.includes(part))) return true;
  return (entry.words ?? []).some((word) => {
    const at = name.indexOf(word);
    const around = `${name[at - 1] ?? ' '}${name[at + word.length] ?? ' '}`;
    return at >= 0 && !/[\p{L}\p{N}]/u.test(around);
  });
}

/** The deepest category of a path that exists here: trees differ from shop to shop. */
function deepest(path: readonly string[], index: CategoryIndex): CategoryNode | null {
  const upwards = path.map((_, level) => index.byPath.get(path.slice(0, path.length - level).join(STEP)));
  return upwards.find(Boolean) ?? null;
}

/**
 * Category of one article from the cell of the file, from a category's name inside the product name, or from known
 * foreign words. `home` is the top category the file is about, if it is about one: then nothing leads out of it.
 */
export function guessCategory(
  item: { name: string; categoryText: string },
  index: CategoryIndex,
  home: string | null,
): CategoryNode | null {
  const said = byCell(item.categoryText, index);
  if (said) return said;
  const atHome = (node: CategoryNode | null) => (node && (home === null || node.path[0] === home) ? node : null);
  const chinese = /\p{Script=Han}/u.test(item.name);
  const inName = chinese ? index.named.find((node) => item.name.includes(lastName(node)) && atHome(node)) : null;
  if (inName) return inName;
  const name = item.name.toLowerCase();
  for (const entry of CATEGORY_WORDS) {
    if (entry.accessoryOf !== undefined && entry.accessoryOf !== home) continue;
    const node = fits(name, entry) ? atHome(deepest(entry.path, index)) : null;
    if (node) return node;
  }
  return null;
}

/** Category of an article from the supplier's own groups, the narrowest that says something. */
export function guessByGroups(
  groups: readonly string[],
  index: CategoryIndex,
  home: string | null,
): CategoryNode | null {
  for (const name of [...groups].reverse()) {
    const node = guessCategory({ name, categoryText: name }, index, home);
    if (node) return node;
  }
  return null;
}

export interface FileHome {
  /** Top category that the file is about; null when it is about several. */
  top: string | null;
  /** Where articles of such a file go that no word places: its most frequent second level. */
  fallback: CategoryNode | null;
}

/** Of the articles that could be placed, at least this share makes a file a file about one top category. */
const HOME_SHARE = 0.8;

/** Finds out what a file is about from the categories of the articles that could be placed on their own. */
export function findHome(placed: ReadonlyMap<CategoryNode, number>, index: CategoryIndex): FileHome {
  const tops = new Map<string, number>();
  const seconds = new Map<string, number>();
  let total = 0;
  for (const [node, count] of placed) {
    total += count;
    const [top = '', second] = node.path;
    tops.set(top, (tops.get(top) ?? 0) + count);
    if (second !== undefined)
      seconds.set(`${top}${STEP}${second}`, (seconds.get(`${top}${STEP}${second}`) ?? 0) + count);
  }
  const [best] = [...tops].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < total * HOME_SHARE) return { top: null, fallback: null };
  const [second] = [...seconds].filter(([path]) => path.startsWith(best[0] + STEP)).sort((a, b) => b[1] - a[1]);
  return { top: best[0], fallback: index.byPath.get(second?.[0] ?? best[0]) ?? null };
}
