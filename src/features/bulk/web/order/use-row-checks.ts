import { useEffect, useMemo, useRef, useState } from 'react';
import { isCallError } from '#platform/web/api-client.ts';
import type { JudgedRow } from '../../contract/bulk-schemas.ts';
import { MAX_CHECKED_ROWS } from '../../rules/bulk-limits.ts';
import { bulkApi } from '../bulk-api.ts';
import { asWrittenRow, checkKey, type TypedRow, type Verdicts } from './typed-rows.ts';

const PAUSE_MS = 350;
const RETRY_MS = 4_000;

/** Texts of rows that nobody has judged yet, each once. A row without a quantity is still being written. */
function openTexts(rows: readonly TypedRow[], known: Verdicts): TypedRow[] {
  const open = new Map<string, TypedRow>();
  for (const row of rows) {
    const key = checkKey(row);
    if (row.quantity.trim() !== '' && !known.has(key)) open.set(key, row);
  }
  return [...open.values()];
}

async function checkPiece(piece: readonly TypedRow[]): Promise<[string, JudgedRow][]> {
  const { rows } = await bulkApi.call.check({ rows: piece.map((row, at) => asWrittenRow(row, at + 1)) });
  return rows.flatMap((judged, at) => {
    const row = piece[at];
    return row ? [[checkKey(row), judged] as [string, JudgedRow]] : [];
  });
}

/**
 * Verdicts on rows by their text, asked for when the writing pauses: what has been judged is not asked again, and an
 * answer that comes late still fits its text. A failed check is tried again by itself.
 */
export function useRowChecks(rows: readonly TypedRow[]) {
  const [verdicts, setVerdicts] = useState<Verdicts>(new Map());
  const [failed, setFailed] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const running = useRef(false);
  const open = useMemo(() => openTexts(rows, verdicts), [rows, verdicts]);
  // `round` begins anew what was asked for while another check was under way.
  useEffect(() => {
    if (open.length === 0 || running.current || refusal) return;
    const check = async () => {
      running.current = true;
      try {
        const entries = await checkPiece(open.slice(0, MAX_CHECKED_ROWS));
        setVerdicts((known) => new Map([...known, ...entries]));
        setFailed(false);
      } catch (error) {
        setFailed(true);
        if (isCallError(error) && (error.status === 401 || error.status === 403)) setRefusal(error.message);
      } finally {
        running.current = false;
        setRound((now) => now + 1);
      }
    };
    const timer = setTimeout(() => void check(), failed ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [open, round, failed, refusal]);
  return { verdicts, waiting: open.length, failed, refusal };
}
