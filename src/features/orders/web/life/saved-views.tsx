import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { ORDER_LIST_PATH } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { IconButton } from '#platform/web/controls/icon-button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { CloseIcon, ListIcon } from '#platform/web/icons/icons.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { Popover } from '#platform/web/overlays/popover.tsx';
import styles from './saved-views.module.css';
import { MAX_VIEWS, useSavedViews } from './use-saved-views.ts';

const NAME_MAX = 20;

/** What of the address belongs to a view: not the page one happens to be on. */
function viewQuery(searchText: string): string {
  const query = new URLSearchParams(searchText);
  for (const name of ['pageNo', 'after', 'before']) query.delete(name);
  return query.toString();
}

/** 常用筛选: filters kept under a name, one press away. */
export function SavedViews({ userId }: { userId: string }) {
  const { views, save, remove } = useSavedViews(userId);
  const { searchStr } = useLocation();
  const [name, setName] = useState('');
  const keep = () => {
    const wanted = name.trim();
    if (!wanted) return notify.warning('请填写筛选的名称');
    save({ name: wanted, query: viewQuery(searchStr) });
    setName('');
    notify.success(`已保存筛选“${wanted}”`);
  };
  return (
    <Popover
      label="常用筛选"
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} size="sm" icon={<ListIcon size={14} />}>
          常用筛选
        </Button>
      )}
    >
      <div className={styles.panel}>
        {views.length === 0 && <p className={styles.none}>还没有保存的筛选。设好条件后起个名字，下次一键打开。</p>}
        <ul>
          {views.map((view) => (
            <li key={view.name} className={styles.view}>
              <PageLink href={`${ORDER_LIST_PATH}${view.query && `?${view.query}`}`}>{view.name}</PageLink>
              <IconButton
                label={`删除筛选 ${view.name}`}
                icon={<CloseIcon size={14} />}
                onClick={() => remove(view.name)}
              />
            </li>
          ))}
        </ul>
        <form
          className={styles.save}
          onSubmit={(event) => {
            event.preventDefault();
            keep();
          }}
        >
          <TextField
            label="当前筛选保存为"
            value={name}
            maxLength={NAME_MAX}
            onChange={(event) => setName(event.target.value)}
            hint={views.length >= MAX_VIEWS ? `最多 ${MAX_VIEWS} 个，最早的会被替换` : undefined}
          />
          <Button type="submit" size="sm">
            保存
          </Button>
        </form>
      </div>
    </Popover>
  );
}
