import type { ReactNode } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage, type ListPageProps } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { BankImportView } from '../../contract/bank-schemas.ts';
import { BANK_FORMATS } from '../../contract/bank-words.ts';
import styles from '../receivables.module.css';
import type { BankSearch } from './bank-search.ts';
import { importsQuery } from './load-bank.ts';

export const BadRows = ({ rows }: { rows: BankImportView['badRows'] }) => (
  <details>
    <summary>{rows.length} 行无法识别</summary>
    <Stack gap={2}>
      {rows.map(({ rowNumber, problem, text }) => (
        <span key={rowNumber} className={styles.note}>
          第 {rowNumber} 行：{problem}（{text}）
        </span>
      ))}
    </Stack>
  </details>
);

const COLUMNS: readonly ListColumn<BankImportView>[] = [
  {
    key: 'file',
    title: '文件',
    rowHeader: true,
    fixed: true,
    render: ({ fileName, accountName, format }) => (
      <Pair>
        <span>{fileName}</span>
        <small>
          {accountName} · {BANK_FORMATS[format]}
        </small>
      </Pair>
    ),
  },
  {
    key: 'rows',
    title: '流水',
    width: 200,
    render: ({ newCount, knownCount }) => `新增 ${newCount} 条${knownCount > 0 ? `，已有 ${knownCount} 条` : ''}`,
  },
  {
    key: 'became',
    title: '匹配',
    width: 190,
    render: ({ matched, waiting }) => `已入账 ${matched} 条，待处理 ${waiting} 条`,
  },
  {
    key: 'bad',
    title: '问题行',
    width: 220,
    render: ({ badRows }) => (badRows.length > 0 ? <BadRows rows={badRows} /> : '—'),
  },
  {
    key: 'at',
    title: '导入',
    width: 150,
    render: ({ createdAt, uploaderName }) => (
      <Pair>
        <span>{displayTime(createdAt)}</span>
        <small>{uploaderName}</small>
      </Pair>
    ),
  },
];

type Props = {
  search: BankSearch;
  address: ListAddress;
  tabs: ListPageProps<never>['tabs'];
  userId: string;
  tools: ReactNode;
};

/** Files that were brought, the latest first, with what became of them. */
export function ImportList({ search, address, tabs, userId, tools }: Props) {
  const result = useListQuery(importsQuery(search));
  return (
    <ListPage
      title="导入记录"
      storeKey={`desk-bank-imports:${userId}`}
      address={address}
      page={search}
      result={result}
      tabs={tabs}
      tools={tools}
      table={{
        columns: COLUMNS,
        rowKey: (row) => row.importId,
        stacks: true,
        empty: <EmptyState title="没有导入记录">支持 CSV、XLSX、MT940 和 CAMT.053。</EmptyState>,
      }}
    />
  );
}
