import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DESK_SURVEYS_PATH } from '#business/paths/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import { readSurveyCode } from '../survey-address.ts';
import styles from './survey-desk.module.css';
import { deskSurveyQuery } from './survey-desk-api.ts';
import { SurveyEditor } from './survey-editor.tsx';

export const Route = createFileRoute('/_desk/desk/surveyEdit.html')({
  validateSearch: keepSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDeskSurvey } = await import('./load-surveys.ts');
    await loadDeskSurvey(context.queryClient, deps);
  },
  component: SurveyEditPage,
});

/** Desk: writes a questionnaire beside the picture of what people will see. */
function SurveyEditPage() {
  const code = readSurveyCode(Route.useSearch());
  const { data, error, refetch } = useQuery({ ...deskSurveyQuery(code ?? ''), enabled: code !== undefined });
  const title = code ? '编辑问卷' : '新建问卷';
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '问卷管理', href: DESK_SURVEYS_PATH }, { label: title }]} />
      <h1 className="visually-hidden">{title}</h1>
      {code && error && (
        <ErrorState title="问卷加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {code && !error && !data && <SkeletonRows count={6} height={40} columns={3} />}
      {(!code || data) && <SurveyEditor key={data ? `${data.code} ${data.version}` : 'new'} survey={data ?? null} />}
    </div>
  );
}
