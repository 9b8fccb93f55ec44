import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { DESK_SURVEY_EDIT_PATH, surveyResultsHref } from '#business/paths/rules/public.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { PlusIcon } from '#platform/web/icons/icons.tsx';
import { KeywordFilter } from '#platform/web/kits/list/keyword-filter.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { SURVEY_STATES } from '../../rules/survey-state.ts';
import { surveyColumns } from './survey-columns.tsx';
import { readSurveysSearch, surveysQuery } from './survey-desk-api.ts';

export const Route = createFileRoute('/_desk/desk/surveys.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadSurveys } = await import('./load-surveys.ts');
    await loadSurveys(context.queryClient, deps);
  },
  component: SurveysPage,
});

const TABS = { all: '全部', ...SURVEY_STATES };

/** Desk: questionnaires and how many have answered them. */
function SurveysPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const router = useRouter();
  const search = readSurveysSearch(Route.useSearch());
  const address = useListAddress();
  const result = useListQuery(surveysQuery(search));
  return (
    <ListPage
      title="问卷管理"
      storeKey={`desk-surveys:${session?.userId ?? ''}`}
      address={address}
      page={search}
      result={result}
      tabs={listTabs(address, TABS, { usual: 'all', current: search.tab, counts: result.data?.counts })}
      filters={<KeywordFilter label="筛选问卷" hint="问卷标题" keyword={search.keyword} address={address} />}
      tools={
        <ButtonLink kind="primary" href={DESK_SURVEY_EDIT_PATH} icon={<PlusIcon size={16} />}>
          新建问卷
        </ButtonLink>
      }
      table={{
        columns: surveyColumns,
        rowKey: (row) => row.code,
        rowName: (row) => row.title,
        onOpen: (row) => void router.navigate({ href: surveyResultsHref(row.code) }),
        empty: <EmptyState title="没有问卷">新建一份问卷，开放后把链接或二维码发给客户。</EmptyState>,
      }}
    />
  );
}
