import { useState } from 'react';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { opensSomething, PERMISSION_TREE, type PermissionGroup, permissionName } from '../../rules/permission-tree.ts';
import styles from '../members.module.css';

type Props = {
  /** What the caller may give; the rest stands there to be read. */
  grantable: ReadonlySet<string>;
  /** The form hands these over. */
  value?: string[];
  onChange?: (codes: string[]) => void;
};

type GroupProps = {
  group: PermissionGroup;
  chosen: ReadonlySet<string>;
  grantable: ReadonlySet<string>;
  onSet: (codes: readonly string[], on: boolean) => void;
};

/** Why a right cannot be chosen. */
const NOT_OPEN = '对应的功能尚未开通，开通后即可授予';

function Group({ group, chosen, grantable, onSet }: GroupProps) {
  const free = group.codes.filter((code) => grantable.has(code));
  const count = group.codes.filter((code) => chosen.has(code)).length;
  const all = free.length > 0 && free.every((code) => chosen.has(code));
  return (
    <div className={styles.group}>
      <div className={styles.groupHead}>
        <Checkbox
          label={<b>{group.label}</b>}
          checked={all}
          partial={count > 0 && !all}
          disabled={free.length === 0}
          onChange={({ target }) => onSet(free, target.checked)}
        />
        <span className={styles.muted}>
          {count} / {group.codes.length} 项
        </span>
      </div>
      <div className={styles.grid}>
        {group.codes.map((code) => (
          <Checkbox
            key={code}
            label={
              <Row
                as="span"
                gap={6}
                looks={['inline']}
                className={styles.codeName}
                title={opensSomething(code) ? code : NOT_OPEN}
              >
                {permissionName(code)}
                {!opensSomething(code) && <Tag>未开通</Tag>}
              </Row>
            }
            checked={chosen.has(code)}
            // What is there already may be taken away, but not given anew.
            disabled={!grantable.has(code) && !chosen.has(code)}
            onChange={({ target }) => onSet([code], target.checked)}
          />
        ))}
      </div>
    </div>
  );
}

const fits = (keyword: string) => (code: string) =>
  permissionName(code).includes(keyword) || code.toLowerCase().includes(keyword.toLowerCase());

/** Every permission in the groups of the menu, with a search. */
export function PermissionPicker({ grantable, value = [], onChange }: Props) {
  const [keyword, setKeyword] = useState('');
  const chosen = new Set(value);
  const set = (codes: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const code of codes)
      if (on) next.add(code);
      else next.delete(code);
    onChange?.([...next]);
  };
  const word = keyword.trim();
  const groups = PERMISSION_TREE.map((group) => ({
    ...group,
    codes: word === '' || group.label.includes(word) ? group.codes : group.codes.filter(fits(word)),
  })).filter(({ codes }) => codes.length > 0);
  return (
    <Stack gap={12}>
      <TextField
        label="查找权限"
        value={keyword}
        placeholder="名称、编码或菜单组，例如：导出"
        onChange={({ target }) => setKeyword(target.value)}
      />
      <p className={styles.muted} role="status">
        已选 {chosen.size} 项
      </p>
      <p className={styles.muted}>标为“未开通”的权限对应的功能还没有上线，暂不能授予；已有的会保留到上线后生效。</p>
      <div className={styles.picker}>
        {groups.map((group) => (
          <Group key={group.label} group={group} chosen={chosen} grantable={grantable} onSet={set} />
        ))}
        {groups.length === 0 && <p className={styles.muted}>没有匹配的权限</p>}
      </div>
    </Stack>
  );
}
