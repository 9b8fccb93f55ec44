import type { Envelope } from '#platform/shared/envelope.ts';
import { callHeaders, noticeStalePage } from '#platform/web/page-caller.ts';
import { UploadProblem } from '#platform/web/upload/use-upload.ts';
import { PIECE_BYTES } from '../../rules/upload-limits.ts';

interface PieceAnswer {
  uploadId: string;
  received: number;
  runId: string | null;
}

const TRIES = 3;
const PAUSE_MS = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function sendPiece(file: File, offset: number, uploadId: string | null, signal: AbortSignal) {
  const form = new FormData();
  if (uploadId) form.set('uploadId', uploadId);
  form.set('fileName', file.name);
  form.set('byteSize', String(file.size));
  form.set('offset', String(offset));
  form.set('piece', file.slice(offset, offset + PIECE_BYTES), 'piece');
  const response = await fetch('/import/upload', { method: 'POST', headers: callHeaders(), body: form, signal });
  const envelope = (await response.json()) as Envelope<PieceAnswer>;
  noticeStalePage(envelope);
  if (!response.ok) throw new UploadProblem(envelope.message);
  return envelope.data;
}

/** A line that breaks loses one piece; what the shop refuses is not tried again. */
async function sendPieceStubbornly(file: File, offset: number, uploadId: string | null, signal: AbortSignal) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await sendPiece(file, offset, uploadId, signal);
    } catch (error) {
      if (error instanceof UploadProblem || signal.aborted || tried === TRIES) throw error;
      await pause(PAUSE_MS * tried);
    }
  }
}

/** Hands in a file piece by piece and answers the number of its run. `onProgress` gets the share from 0 to 1. */
export async function sendPieces(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<string> {
  let uploadId: string | null = null;
  for (let offset = 0; ; ) {
    const answer: PieceAnswer = await sendPieceStubbornly(file, offset, uploadId, signal);
    if (answer.runId) return answer.runId;
    uploadId = answer.uploadId;
    offset = answer.received;
    onProgress(offset / file.size);
  }
}
