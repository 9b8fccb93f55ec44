import type { DepartmentNode } from '../../contract/department-contract.ts';

export interface TreeNode {
  key: string;
  node: DepartmentNode;
  children: TreeNode[];
}

/** Departments as a tree, siblings in the order they come in. */
export function treeNodes(departments: readonly DepartmentNode[]): TreeNode[] {
  const nodes = new Map<string, TreeNode>(
    departments.map((node) => [node.departmentId, { key: node.departmentId, node, children: [] }]),
  );
  const top: TreeNode[] = [];
  for (const item of nodes.values()) (nodes.get(item.node.parentId ?? '')?.children ?? top).push(item);
  return top;
}

export interface Drop {
  dragged: string;
  /** What it was dropped on, or beside. */
  target: string;
  /** Onto the target: below it. Else among its siblings, before or after it. */
  side: 'onto' | 'before' | 'after';
}

/** Where a dropped department goes: its new parent, and its place among the siblings without itself. */
export function placeOfDrop(
  departments: readonly DepartmentNode[],
  { dragged, target, side }: Drop,
): { parentId: string | null; place?: number } | null {
  const onto = departments.find(({ departmentId }) => departmentId === target);
  if (!onto || dragged === target) return null;
  if (side === 'onto') return { parentId: target };
  const siblings = departments.filter(
    ({ parentId, departmentId }) => parentId === onto.parentId && departmentId !== dragged,
  );
  const at = siblings.findIndex(({ departmentId }) => departmentId === target);
  return { parentId: onto.parentId, place: at + (side === 'after' ? 1 : 0) };
}
