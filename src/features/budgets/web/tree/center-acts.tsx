import { useRouter } from '@tanstack/react-router';
import { statementHref } from '#business/paths/rules/public.ts';
import { usePermission } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { Menu } from '#platform/web/overlays/menu.tsx';
import type { MenuItem } from '#platform/web/overlays/menu-item.ts';
import type { CenterRow } from '../../contract/budget-schemas.ts';
import { addHref, editHref } from '../budget-search.ts';
import styles from '../budgets.module.css';
import type { CenterDialog } from './center-dialogs.tsx';

type Props = { center: CenterRow; open: (dialog: CenterDialog) => void };

/** Acts beyond the usual ones, as far as this person may do them. */
function useMoreActs({ center, open }: Props): MenuItem[] {
  const router = useRouter();
  const mayAdd = usePermission('COST_ADD');
  const mayEdit = usePermission('COST_EDIT');
  const mayDelete = usePermission('COST_DELETE');
  const enabled = center.status === 1;
  const add = () => void router.navigate({ href: addHref(center.id) });
  const items: (MenuItem | false)[] = [
    mayAdd && enabled && { key: 'add', label: '新增下级', onSelect: add },
    mayEdit && { key: 'move', label: '移动到…', onSelect: () => open({ kind: 'move', center }) },
    mayEdit && {
      key: 'status',
      label: enabled ? '停用' : '启用',
      onSelect: () => open({ kind: 'status', center }),
    },
    mayDelete && { key: 'remove', label: '删除', danger: true, onSelect: () => open({ kind: 'remove', center }) },
  ];
  return items.filter((item) => item !== false);
}

/** What may be done with a centre by this person. */
export function CenterActs({ center, open }: Props) {
  const mayEdit = usePermission('COST_EDIT');
  const more = useMoreActs({ center, open });
  const { id, name } = center;
  return (
    <span className={styles.acts}>
      <PageLink href={statementHref(id)} aria-label={`流水 ${name}`}>
        流水
      </PageLink>
      {mayEdit && (
        <PageLink href={editHref(id)} aria-label={`编辑 ${name}`}>
          编辑
        </PageLink>
      )}
      {more.length > 0 && (
        <Menu
          label={`更多操作 ${name}`}
          align="end"
          items={more}
          trigger={(trigger) => (
            <Button {...trigger} kind="quiet" size="sm" aria-label={`更多 ${name}`}>
              更多
            </Button>
          )}
        />
      )}
    </span>
  );
}
