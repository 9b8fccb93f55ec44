import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { ChevronDownIcon } from '#platform/web/icons/icons.tsx';
import { StarIcon } from '#platform/web/icons/late-icons.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { Menu } from '#platform/web/overlays/menu.tsx';
import type { MenuItem } from '#platform/web/overlays/menu-item.ts';
import type { KeptFilter, ReportPage, SavedFilter } from '../../contract/saved-schemas.ts';
import { changeOf, keepsSame } from '../address/kept-filter.ts';
import { SHOW_NOTHING } from '../address/shown-lines.ts';
import { savedFiltersQuery } from '../report-queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';

type SavedMenuProps = { page: ReportPage; now: KeptFilter; address: ListAddress };

type Asked = { act: 'save'; saved: SavedFilter | null } | { act: 'remove'; saved: SavedFilter };

const nameOf = ({ name, shared, own, person }: SavedFilter) =>
  own ? `${name}${shared ? '（公司共享）' : ''}` : `${name}（${person}）`;

/** Filters that are kept under a name: those of the viewer and those colleagues share. */
export function SavedMenu({ page, now, address }: SavedMenuProps) {
  const { data } = useQuery(savedFiltersQuery(page));
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = data?.list ?? [];
  const current = list.find(({ filter }) => keepsSame(filter, now));
  const own = list.filter((saved) => saved.own);
  const items: MenuItem[] = [
    ...list.map((saved) => ({
      key: saved.id,
      label: nameOf(saved),
      chosen: saved === current,
      onSelect: () => address.go({ ...SHOW_NOTHING, ...changeOf(saved.filter) }),
    })),
    { key: 'save', label: '保存为新的方案…', onSelect: () => setAsked({ act: 'save', saved: null }) },
    ...(current?.own
      ? [
          { key: 'change', label: `修改“${current.name}”…`, onSelect: () => setAsked({ act: 'save', saved: current }) },
          {
            key: 'remove',
            label: `删除“${current.name}”…`,
            danger: true,
            onSelect: () => setAsked({ act: 'remove', saved: current }),
          },
        ]
      : own.map((saved) => ({
          key: `over-${saved.id}`,
          label: `用现在的条件更新“${saved.name}”…`,
          onSelect: () => setAsked({ act: 'save', saved }),
        }))),
  ];
  return (
    <>
      <Menu
        label="筛选方案"
        align="end"
        items={items}
        trigger={(trigger) => (
          <Button {...trigger} kind="quiet" size="sm" icon={<StarIcon size={14} />}>
            {current ? current.name : '筛选方案'}
            <ChevronDownIcon size={14} />
          </Button>
        )}
      />
      {asked?.act === 'save' && (
        <SaveDialog page={page} filter={now} saved={asked.saved} onClose={() => setAsked(null)} />
      )}
      {asked?.act === 'remove' && <RemoveDialog saved={asked.saved} onClose={() => setAsked(null)} />}
    </>
  );
}
