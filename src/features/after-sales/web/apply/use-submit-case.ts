import { useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { Applied, ApplyRequest } from '../../contract/apply-schemas.ts';
import { caseApi } from '../case-api.ts';

/** Refusals that name the lines they are about. */
const BY_LINE: readonly string[] = ['CASE_LINES_REFUSED', 'CASE_EVIDENCE_MISSING'];

interface RefusedLine {
  index: number;
  message: string;
}

function refusedLines(error: unknown): readonly RefusedLine[] {
  if (!isCallError(error) || !BY_LINE.includes(error.code)) return [];
  return (error.data as { lines?: RefusedLine[] } | undefined)?.lines ?? [];
}

/** Hands an application in, once; what is refused of its lines stands at them until something is changed. */
export function useSubmitCase(text: string, onApplied: (cases: Applied['cases']) => void) {
  // Files that are gone were handed in elsewhere: what is left of the order has changed as well.
  const act = useAct({ staleAfter: [...BY_LINE, 'ATTACHMENT_GONE'] });
  const [refused, setRefused] = useState<{ text: string; lines: readonly RefusedLine[] } | null>(null);
  const submit = async (input: ApplyRequest): Promise<boolean> => {
    setRefused(null);
    return act.run(async (context) => {
      try {
        onApplied((await caseApi.call.apply(input, context)).cases);
      } catch (error) {
        setRefused({ text, lines: refusedLines(error) });
        throw error;
      }
    });
  };
  const standing = refused?.text === text ? refused.lines : [];
  const refusalAt = (index: number) => standing.find((line) => line.index === index)?.message ?? null;
  return { submit, busy: act.busy, problem: act.problem, refusalAt };
}
