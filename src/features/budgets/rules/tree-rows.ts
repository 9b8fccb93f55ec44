/** A row of a tree as it is shown. */
export interface TreeRow<Node> {
  node: Node;
  /** 1 at the top. */
  level: number;
  childCount: number;
}

interface TreeNode {
  id: string;
  parentId: string | null;
}

/** Rows that are to be seen, parents before their children; what lies below a folded one is left out. */
export function treeRows<Node extends TreeNode>(nodes: readonly Node[], folded: ReadonlySet<string>): TreeRow<Node>[] {
  const below = Map.groupBy(nodes, ({ parentId }) => parentId);
  const walk = (parentId: string | null, level: number): TreeRow<Node>[] =>
    (below.get(parentId) ?? []).flatMap((node) => [
      { node, level, childCount: below.get(node.id)?.length ?? 0 },
      ...(folded.has(node.id) ? [] : walk(node.id, level + 1)),
    ]);
  return walk(null, 1);
}

/** A node and everything below it: where it may not be moved to. */
export function branchOf(nodes: readonly TreeNode[], id: string): Set<string> {
  const branch = new Set([id]);
  for (let size = 0; size !== branch.size; ) {
    size = branch.size;
    for (const node of nodes) if (node.parentId !== null && branch.has(node.parentId)) branch.add(node.id);
  }
  return branch;
}
