import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import {
  DESK_SURVEY_EDIT_PATH,
  DESK_SURVEY_RESULTS_PATH,
  DESK_SURVEYS_PATH,
  SHORT_SURVEY_PATH,
  SURVEY_PATH,
} from '#business/paths/rules/public.ts';

/** Pages of the feature, as the app collects them. */
export const surveysPages = [
  {
    path: SURVEY_PATH,
    file: 'features/surveys/web/survey-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '问卷调研',
  },
  {
    path: SHORT_SURVEY_PATH,
    file: 'features/surveys/web/short-survey-page.tsx',
    layout: 'mobile',
    access: 'public',
    title: '问卷调研',
  },
  {
    path: DESK_SURVEYS_PATH,
    file: 'features/surveys/web/desk/surveys-page.tsx',
    layout: 'desk',
    permission: 'DESK_SURVEYS',
    access: 'login',
    title: '问卷管理',
    specified: false,
  },
  {
    path: DESK_SURVEY_EDIT_PATH,
    file: 'features/surveys/web/desk/survey-edit-page.tsx',
    layout: 'desk',
    permission: 'DESK_SURVEYS',
    access: 'login',
    title: '编辑问卷',
    specified: false,
  },
  {
    path: DESK_SURVEY_RESULTS_PATH,
    file: 'features/surveys/web/desk/survey-results-page.tsx',
    layout: 'desk',
    permission: 'DESK_SURVEYS',
    access: 'login',
    title: '问卷结果',
    specified: false,
  },
] as const satisfies readonly PageDeclaration[];
