export interface CategoryNode {
  id: bigint;
  parentId: bigint | null;
  code: string;
  name: string;
  level: number;
}

export interface CategoryBranch {
  code: string;
  name: string;
  children: CategoryBranch[];
}

/** All categories, ready to be asked for paths and children. */
export interface CategoryIndex {
  byCode: ReadonlyMap<string, CategoryNode>;
  /** From the top down to the category itself; empty when there is no such category. */
  pathTo(code: string): CategoryNode[];
  childrenOf(code: string): CategoryNode[];
  /** The first three levels, what a menu can open. */
  tree: CategoryBranch[];
}

const MENU_LEVELS = 3;

/** Orders rows (given in reading order) into a forest; a row whose parent is missing is left out of the tree. */
export function indexCategories(rows: readonly CategoryNode[]): CategoryIndex {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const children = Map.groupBy(rows, (row) => row.parentId);

  const pathTo = (code: string): CategoryNode[] => {
    const path: CategoryNode[] = [];
    // A row that names itself as its own ancestor would go round for ever.
    for (
      let row = byCode.get(code);
      row && !path.includes(row);
      row = row.parentId === null ? undefined : byId.get(row.parentId)
    )
      path.unshift(row);
    return path;
  };
  const childrenOf = (code: string) => {
    const parent = byCode.get(code);
    return parent ? (children.get(parent.id) ?? []) : [];
  };
  const branch = ({ id, code, name }: CategoryNode, depth: number): CategoryBranch => ({
    code,
    name,
    children: depth < MENU_LEVELS ? (children.get(id) ?? []).map((row) => branch(row, depth + 1)) : [],
  });
  return { byCode, pathTo, childrenOf, tree: (children.get(null) ?? []).map((row) => branch(row, 1)) };
}
