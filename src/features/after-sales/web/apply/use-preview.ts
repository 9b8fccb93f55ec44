import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '#platform/web/use-settled.ts';
import type { CasePreview } from '../../contract/apply-schemas.ts';
import { previewQuery } from '../case-api.ts';
import { judgedLines } from './wire-wishes.ts';
import type { Wish } from './wishes.ts';

const PAUSE_MS = 300;

export type JudgedLine = CasePreview['lines'][number];

const keyOf = ({ lineNo, kind }: { lineNo: number; kind: string | null }) => `${lineNo} ${kind}`;

/** What would become of the wishes: sums and payers of freight by the server, asked when choosing pauses. */
export function usePreview(orderNo: string, wishes: readonly Wish[]) {
  const text = useSettled(JSON.stringify(judgedLines(wishes)), PAUSE_MS);
  const lines = JSON.parse(text) as ReturnType<typeof judgedLines>;
  const { data, error, isPlaceholderData } = useQuery({
    ...previewQuery({ orderNo, lines }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  });
  const known = lines.length > 0 ? data : undefined;
  const judged = new Map(known?.lines.map((line) => [keyOf(line), line]));
  return {
    preview: known,
    stale: isPlaceholderData || text !== JSON.stringify(judgedLines(wishes)),
    error,
    judgedOf: (wish: Wish): JudgedLine | undefined => judged.get(keyOf(wish)),
  };
}

export type Preview = ReturnType<typeof usePreview>;
