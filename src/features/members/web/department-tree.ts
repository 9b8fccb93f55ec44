interface FlatDepartment {
  departmentId: string;
  parentId: string | null;
  name: string;
}

export interface TreeChoice {
  value: string;
  title: string;
  children: TreeChoice[];
}

/** Departments as a tree of choices; one whose parent is not there stands at the top. */
export function departmentTree(departments: readonly FlatDepartment[]): TreeChoice[] {
  const nodes = new Map<string, TreeChoice>(
    departments.map(({ departmentId, name }) => [departmentId, { value: departmentId, title: name, children: [] }]),
  );
  const top: TreeChoice[] = [];
  for (const { departmentId, parentId } of departments) {
    const node = nodes.get(departmentId);
    if (node) (nodes.get(parentId ?? '')?.children ?? top).push(node);
  }
  return top;
}
