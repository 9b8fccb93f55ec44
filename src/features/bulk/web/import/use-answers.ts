import { useCallback } from 'react';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { JudgedRow, RowAnswer } from '../../contract/bulk-schemas.ts';
import { bulkApi } from '../bulk-api.ts';

export type Answer = (rowNumber: number, answer: RowAnswer | null) => void;

/** Keeps with the list what is chosen for a row; the row comes back as it is judged then. */
export function useAnswers(listNo: string, onJudged: (row: JudgedRow) => void): Answer {
  return useCallback(
    (rowNumber, answer) => {
      bulkApi.call.answer({ listNo, rowNumber, answer }).then(onJudged, (error: unknown) => {
        notify.error(wordsOfRefusal(error, '没有保存，请检查网络后重试'));
      });
    },
    [listNo, onJudged],
  );
}
