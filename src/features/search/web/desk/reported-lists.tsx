import { displayTime } from '#platform/shared/display-time.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { FeedbackRow, MissedKeyword } from '../../contract/search-desk-schemas.ts';
import { resultAddress } from '../../rules/search-target.ts';
import { feedbackQuery, missesQuery } from './desk-queries.ts';
import { TABS, type WordsAddress } from './search-words-address.ts';

const Keyword = ({ keyword }: { keyword: string }) => (
  <PageLink href={resultAddress({ keyword, scope: '1' })}>{keyword}</PageLink>
);

const MISSES: readonly ListColumn<MissedKeyword>[] = [
  { key: 'keyword', title: '搜索词', fixed: true, rowHeader: true, render: (row) => <Keyword keyword={row.keyword} /> },
  { key: 'people', title: '搜索人数', width: 120, align: 'right', render: ({ people }) => people },
  { key: 'lastAt', title: '最近一次', width: 180, render: ({ lastAt }) => displayTime(lastAt) },
];

/** What people searched for in the last 30 days and nothing fits. */
export function MissList({ search }: { search: WordsAddress }) {
  const result = useListQuery(missesQuery);
  const { pageNo, pageSize } = pageOfUrl(search);
  const data = result.data && {
    list: result.data.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: result.data.length,
  };
  return (
    <ListPage
      title={TABS.misses}
      storeKey="desk-misses"
      address={useListAddress()}
      page={search}
      result={{ ...result, data }}
      table={{
        columns: MISSES,
        rowKey: (row) => row.keyword,
        empty: <EmptyState title="最近 30 天的搜索都有结果">有人搜不到商品时，会在这里列出他们用的词。</EmptyState>,
      }}
    />
  );
}

const FEEDBACK: readonly ListColumn<FeedbackRow>[] = [
  { key: 'at', title: '时间', width: 165, fixed: true, render: ({ at }) => displayTime(at) },
  {
    key: 'keyword',
    title: '搜索词',
    width: 200,
    fixed: true,
    rowHeader: true,
    render: (row) => <Keyword keyword={row.keyword} />,
  },
  { key: 'content', title: '反馈内容', render: ({ content }) => content },
  { key: 'firm', title: '客户', width: 200, render: ({ firmName }) => firmName },
];

/** What people said about their results. */
export function FeedbackList({ search }: { search: WordsAddress }) {
  return (
    <ListPage
      title={TABS.feedback}
      storeKey="desk-search-feedback"
      address={useListAddress()}
      page={search}
      result={useListQuery(feedbackQuery(search))}
      table={{
        columns: FEEDBACK,
        rowKey: (row) => row.id,
        empty: <EmptyState title="没有反馈">用户在搜索结果页提交的反馈和寻源需求会列在这里。</EmptyState>,
      }}
    />
  );
}
