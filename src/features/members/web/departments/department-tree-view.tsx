import { useNavigate } from '@tanstack/react-router';
import { Tree } from 'antd';
import { DEPARTMENT_LIST_PATH } from '#business/paths/rules/public.ts';
import { usePermission } from '#features/access/web/public.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { DepartmentNode } from '../../contract/department-contract.ts';
import { hrefOf } from '../company-queries.ts';
import styles from '../members.module.css';
import { departmentApi } from '../members-api.ts';
import { useRefresh } from '../use-refresh.ts';
import { type Drop, placeOfDrop, type TreeNode, treeNodes } from './tree-nodes.ts';

type Props = { tree: readonly DepartmentNode[]; chosen: string | undefined; companyId: string | undefined };

function Title({ node }: { node: DepartmentNode }) {
  return (
    <span className={styles.node}>
      <b>{node.name}</b>
      <small>
        {node.peopleBelow} 人{node.headName ? ` · ${node.headName}` : ''}
      </small>
    </span>
  );
}

/** antd tells the place by gaps counted along the whole level: −1 above a node, 0 onto it, 1 below it. */
function sideOf(info: { dropToGap: boolean; dropPosition: number; node: { pos: string } }): Drop['side'] {
  if (!info.dropToGap) return 'onto';
  const own = Number(info.node.pos.split('-').at(-1));
  return info.dropPosition - own < 0 ? 'before' : 'after';
}

/** Departments with their people; dragging moves them, and the dialog beside does the same without a pointer. */
export function DepartmentTree({ tree, chosen, companyId }: Props) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { run } = useAct({ passing: true, otherwise: '没有移动，请检查网络后重试', renews: [] });
  const mayMove = usePermission('DEPARTMENT_EDIT');
  const move = async (drop: Drop) => {
    const place = placeOfDrop(tree, drop);
    if (!place) return;
    await run(() => departmentApi.call.move({ companyId, departmentId: drop.dragged, ...place }), '部门已移动');
    await refresh();
  };
  return (
    <Tree<TreeNode>
      aria-label="部门"
      blockNode
      defaultExpandAll
      draggable={mayMove ? { icon: false } : false}
      treeData={treeNodes(tree)}
      titleRender={({ node }) => <Title node={node} />}
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelect={([key]) =>
        void navigate({
          href: hrefOf(DEPARTMENT_LIST_PATH, { departmentId: key === undefined ? undefined : String(key), companyId }),
        })
      }
      onDrop={(info) =>
        void move({ dragged: String(info.dragNode.key), target: String(info.node.key), side: sideOf(info) })
      }
    />
  );
}
