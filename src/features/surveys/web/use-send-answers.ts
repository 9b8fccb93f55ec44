import { useMutation } from '@tanstack/react-query';
import { isCallError, wordsOfRefusal } from '#platform/web/api-client.ts';
import type { OpenSurvey } from '../contract/survey-schemas.ts';
import type { SurveyAnswers } from '../rules/survey-questions.ts';
import { surveyApi } from './survey-api.ts';

const problemsOf = (error: unknown): Record<string, string> => {
  const data = isCallError(error) ? (error.data as { problems?: Record<string, string> } | undefined) : undefined;
  return data?.problems ?? {};
};

/** Sends answers; who has answered before is thanked like who answers now. */
export function useSendAnswers({ code, version }: OpenSurvey, onDone: (when: 'now' | 'before') => void) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (answers: SurveyAnswers) => surveyApi.call.save({ code, version, answers }),
    onSuccess: () => onDone('now'),
    onError: (refusal) => {
      if (isCallError(refusal) && refusal.code === 'SURVEY_ANSWERED') onDone('before');
    },
  });
  const refusal = error && wordsOfRefusal(error, '提交失败，请检查网络后重试。您填写的内容还在。');
  return { send: (answers: SurveyAnswers) => mutate(answers), busy: isPending, refusal, problems: problemsOf(error) };
}
