import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { DOCUMENT_KINDS } from '#features/approval-flows/contract/document-kinds.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { CLEARABLE } from '#platform/web/kits/antd/clearable.tsx';
import { FilterBar } from '#platform/web/kits/list/filter-bar.tsx';
import { FilterText } from '#platform/web/kits/list/filter-text.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { approvalCountsQuery } from './approval-counts-query.ts';
import type { ApprovalSearch, DocumentKind } from './approval-search.ts';

/** Conditions of the approval list; the address holds them all. */
export function ApprovalFilters({ search, address }: { search: ApprovalSearch; address: ListAddress }) {
  const said = search.words ?? '';
  const [draft, setDraft] = useState({ said, words: said });
  const { data: counts } = useQuery(approvalCountsQuery);
  const words = draft.said === said ? draft.words : said;
  return (
    <FilterBar
      label="筛选审批"
      active={Boolean(search.words ?? search.documentType ?? search.urgent)}
      onSearch={() => address.go({ words: words.trim() || undefined })}
      onReset={() => address.go({ words: undefined, documentType: undefined, urgent: undefined })}
    >
      <FilterText
        label="单据号 / 申请编号 / 申请人 / 内容"
        width={270}
        maxLength={50}
        value={words}
        onChange={(text) => setDraft({ said, words: text })}
      />
      <Select
        aria-label="单据类型"
        placeholder="单据类型"
        allowClear={CLEARABLE}
        style={{ width: 150 }}
        options={(counts?.kinds ?? []).map((value) => ({ value, label: DOCUMENT_KINDS[value] }))}
        value={search.documentType}
        onChange={(documentType?: DocumentKind) => address.go({ documentType })}
      />
      <Checkbox
        label="只看加急"
        checked={search.urgent === 1}
        onChange={(event) => address.go({ urgent: event.target.checked ? 1 : undefined })}
      />
    </FilterBar>
  );
}
