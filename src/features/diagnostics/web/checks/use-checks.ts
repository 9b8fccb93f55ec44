import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckedLine } from '../../rules/finding.ts';
import { type Check, type CheckLine, NOT_DONE } from './check.ts';

interface Progress {
  lines: readonly CheckLine[];
  requestIds: readonly string[];
  /** When the last line was done; null while checks run. */
  finishedAt: string | null;
}

const waiting = (checks: readonly Check[]): Progress => ({
  lines: checks.map(({ label }) => ({ label, finding: null })),
  requestIds: [],
  finishedAt: null,
});

/** Runs one check after the other, so that none disturbs what another measures; `tell` hears of every step. */
async function runAll(checks: readonly Check[], signal: AbortSignal, tell: (progress: Progress) => void) {
  const requestIds: string[] = [];
  const lines: CheckLine[] = [...waiting(checks).lines];
  const noteRequest = (requestId: string) => void requestIds.push(requestId);
  for (const [at, { label, run }] of checks.entries()) {
    const finding = await run({ signal, noteRequest }).catch(() => NOT_DONE);
    if (signal.aborted) return;
    lines[at] = { label, finding };
    const finishedAt = at === checks.length - 1 ? new Date().toISOString() : null;
    tell({ lines: [...lines], requestIds: [...requestIds], finishedAt });
  }
}

export interface Checks extends Progress {
  again: () => void;
}

/** Checks that start with the page and can be run again; `makeChecks` brings fresh ones for each run. */
export function useChecks(
  makeChecks: () => readonly Check[],
  onFinish: (lines: readonly CheckedLine[]) => void,
): Checks {
  const [progress, setProgress] = useState(() => waiting(makeChecks()));
  const [round, setRound] = useState(0);
  const settings = useRef({ makeChecks, onFinish });
  useEffect(() => {
    const stop = new AbortController();
    const checks = settings.current.makeChecks();
    setProgress(waiting(checks));
    void runAll(checks, stop.signal, (next) => {
      setProgress(next);
      if (next.finishedAt) settings.current.onFinish(doneLines(next.lines));
    });
    return () => stop.abort();
  }, [round]);
  return { ...progress, again: useCallback(() => setRound((before) => before + 1), []) };
}

/** Lines that have their finding. */
export function doneLines(lines: readonly CheckLine[]): CheckedLine[] {
  return lines.flatMap(({ label, finding }) => (finding ? [{ label, finding }] : []));
}
