import { TreeSelect } from 'antd';
import { departmentTree, type TreeChoice } from '../department-tree.ts';

type Props = {
  label: string;
  /** What no department is called: 公司顶层. */
  topLabel: string;
  departments: readonly { departmentId: string; parentId: string | null; name: string }[];
  /** Neither it nor what hangs below it can be chosen. */
  without?: string;
  value: string | null;
  onChange: (departmentId: string | null) => void;
};

const TOP = 'top';

const leaveOut = (choices: TreeChoice[], without: string | undefined): TreeChoice[] =>
  choices
    .filter(({ value }) => value !== without)
    .map((choice) => ({ ...choice, children: leaveOut(choice.children, without) }));

/** One department of the tree, or the place above all of them. */
export function DepartmentSelect({ label, topLabel, departments, without, value, onChange }: Props) {
  const choices = leaveOut(departmentTree(departments), without);
  return (
    <TreeSelect
      aria-label={label}
      showSearch
      treeNodeFilterProp="title"
      treeDefaultExpandAll
      treeData={[{ value: TOP, title: topLabel, children: [] }, ...choices]}
      value={value ?? TOP}
      onChange={(chosen: string) => onChange(chosen === TOP ? null : chosen)}
      style={{ width: '100%' }}
    />
  );
}
