import { useQuery } from '@tanstack/react-query';
import { DESK_SEARCH_WORDS_PATH } from '#business/paths/rules/public.ts';
import { usePermission } from '#features/access/web/public.ts';
import { resultAddress } from '#features/search/rules/public.ts';
import { missDaysQuery } from '#features/search/web/desk/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { FigureNote } from '../../contract/report-schemas.ts';
import { FigureInfo } from '../figures/figure-info.tsx';
import { comparedWord } from '../report-words.ts';
import styles from './overview.module.css';
import { deskFilterOf, type OverviewSearch } from './overview-search.ts';

interface Word {
  word: string;
  times: number;
  lastOn: string;
}

const COLUMNS: readonly Column<Word>[] = [
  {
    key: 'word',
    header: '搜索词',
    rowHeader: true,
    render: ({ word }) => <PageLink href={resultAddress({ keyword: word, scope: '1' })}>{word}</PageLink>,
  },
  { key: 'times', header: '次数', align: 'right', width: 90, render: ({ times }) => times.toLocaleString('zh-CN') },
  { key: 'last', header: '最近一天', width: 120, render: ({ lastOn }) => lastOn },
];

type Props = { search: OverviewSearch; compared: { from: string; to: string } | null; today: string; note: FigureNote };

/** Words that people searched for and nothing fits: what is missing in the range, or in the words of the search. */
export function MissSection({ search, compared, today, note }: Props) {
  const { from, to } = deskFilterOf(search, today);
  const { data, error, refetch } = useQuery(missDaysQuery({ from, to, ...(compared && { before: compared }) }));
  const keepsWords = usePermission('DESK_SEARCH');
  return (
    <Section
      flush
      title={
        <>
          {note.label} <FigureInfo note={note} />
        </>
      }
      action={
        keepsWords && (
          <ButtonLink size="sm" href={`${DESK_SEARCH_WORDS_PATH}?tab=misses`}>
            维护搜索词
          </ButtonLink>
        )
      }
    >
      {error && (
        <ErrorState title="无结果搜索加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error)}
        </ErrorState>
      )}
      {data && (
        <p className={styles.misses}>
          <span>
            搜索 <b>{data.times.toLocaleString('zh-CN')}</b> 次没有结果，{data.words.toLocaleString('zh-CN')} 个不同的词
          </span>
          {data.before !== null && (
            <span className={styles.quiet}>
              {comparedWord(search)} {data.before.toLocaleString('zh-CN')} 次
            </span>
          )}
          {data.since && data.since > from && <span className={styles.quiet}>{data.since} 起统计</span>}
        </p>
      )}
      {data && data.top.length > 0 && (
        <DataTable caption="搜索最多的无结果词" columns={COLUMNS} rows={data.top} rowKey={({ word }) => word} compact />
      )}
    </Section>
  );
}
