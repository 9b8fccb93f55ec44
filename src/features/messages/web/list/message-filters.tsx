import { useState } from 'react';
import { MESSAGE_GROUPS } from '#business/messages/contract/message-words.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { MessageFilter } from '../live/merge-messages.ts';

const GROUPS = Object.entries(MESSAGE_GROUPS).map(([value, label]) => ({ value, label }));

/** Words count on 查询 or Enter, what is chosen at once. */
export function MessageFilters({ filter, address }: { filter: MessageFilter; address: ListAddress }) {
  const { unread, group, keyword = '' } = filter;
  const [typed, setTyped] = useState(keyword);
  const change = () => ({ keyword: typed.trim() || undefined });
  return (
    <FilterBar
      label="筛选消息"
      active={Boolean(unread ?? group ?? filter.keyword)}
      onSearch={() => address.go(change())}
      onReset={() => {
        setTyped('');
        address.go({ unread: undefined, group: undefined, keyword: undefined });
      }}
    >
      <FilterText label="标题、内容或 PO 号" value={typed} onChange={setTyped} />
      <SelectField
        label="类别"
        labelHidden
        placeholder="全部类别"
        value={group ?? ''}
        options={GROUPS}
        onChange={(event) => address.go({ ...change(), group: event.target.value || undefined })}
      />
      <Checkbox
        label="只看未读"
        checked={unread === true}
        onChange={(event) => address.go({ ...change(), unread: event.target.checked ? 1 : undefined })}
      />
    </FilterBar>
  );
}
