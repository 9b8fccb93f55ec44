import { textInChinese, textOf, type XmlElement } from './xml-element.ts';

interface Group {
  name: string;
  parentId: string;
  isRoot: boolean;
}

/** Deeper trees than this are loops or mistakes. */
const MAX_DEPTH = 20;

/** Groups of a supplier's catalogue, and which article lies in which. */
export interface GroupTree {
  /** `CATALOG_STRUCTURE` or `CLASSIFICATION_GROUP`; groups of several systems share no numbers. */
  add(element: XmlElement, system: string): void;
  /** `ARTICLE_TO_CATALOGGROUP_MAP`; the first group of an article counts. */
  place(element: XmlElement): void;
  /** Names from the top down to the group an article was placed in. */
  pathOfArticle(aid: string): string[];
  pathOf(system: string, id: string): string[];
  count(): number;
}

/** The system of groups that articles are placed in by a map; classifications name theirs. */
export const CATALOG_GROUPS = '';

export function createGroupTree(): GroupTree {
  const groups = new Map<string, Group>();
  const places = new Map<string, string>();
  const keyOf = (system: string, id: string) => `${system}\n${id}`;
  const pathOf = (system: string, id: string) => {
    const path: string[] = [];
    let group = groups.get(keyOf(system, id));
    while (group && path.length < MAX_DEPTH) {
      if (!group.isRoot && group.name !== '') path.unshift(group.name);
      group = groups.get(keyOf(system, group.parentId));
    }
    return path;
  };
  return {
    add(element, system) {
      const prefix = element.name === 'CATALOG_STRUCTURE' ? '' : 'CLASSIFICATION_';
      const name = textInChinese(element, `${prefix}GROUP_NAME`);
      const parentId = textOf(element, prefix === '' ? 'PARENT_ID' : 'CLASSIFICATION_GROUP_PARENT_ID');
      const isRoot = prefix === '' && element.attributes.type === 'root';
      groups.set(keyOf(system, textOf(element, `${prefix}GROUP_ID`)), { name, parentId, isRoot });
    },
    place(element) {
      const aid = textOf(element, 'ART_ID');
      if (!places.has(aid)) places.set(aid, textOf(element, 'CATALOG_GROUP_ID'));
    },
    pathOfArticle: (aid) => pathOf(CATALOG_GROUPS, places.get(aid) ?? ''),
    pathOf,
    count: () => groups.size,
  };
}
