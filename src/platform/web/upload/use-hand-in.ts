import { useRef, useState } from 'react';
import { newIdempotencyKey, wordsOfRefusal } from '../api-client.ts';
import { refuseFile } from './refuse-file.ts';
import { shortName } from './short-name.ts';
import type { Uploading } from './upload-progress.tsx';

/** A file as the shop keeps it. */
export interface PickedFile {
  id: string;
  fileName: string;
  bytes: number;
}

interface HandInOptions {
  context: { idempotencyKey: string; onProgress: (share: number) => void };
  signal: AbortSignal;
}

/** Hands one file in. */
export type KeepFile<T> = (upload: { fileName: string; file: File }, options: HandInOptions) => Promise<T>;

interface Choice<T> {
  /** How many more may come. */
  room: number;
  /** Said of each that is one too many. */
  tooMany: string;
  onKept: (file: T) => void;
}

/** How large this file may be; without an answer as large as any attachment. */
export type MostBytes = (file: File) => number | undefined;

/** Files handed in one after the other, with how far each is; what is refused is named with its reason. */
export function useHandIn<T>(keep: KeepFile<T>, mostBytes?: MostBytes) {
  const [uploading, setUploading] = useState<Uploading | null>(null);
  /** A line for each. */
  const [problem, setProblem] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const send = async (file: File, signal: AbortSignal): Promise<{ kept: T } | { refusal: string | null }> => {
    const refusal = refuseFile(file, mostBytes?.(file));
    if (refusal) return { refusal };
    const onProgress = (share: number) => setUploading({ fileName: file.name, share });
    onProgress(0);
    try {
      const context = { idempotencyKey: newIdempotencyKey(), onProgress };
      return { kept: await keep({ fileName: file.name, file }, { context, signal }) };
    } catch (error) {
      if (signal.aborted) return { refusal: null };
      return { refusal: wordsOfRefusal(error, '上传中断，请重试') };
    }
  };
  const handIn = async (chosen: readonly File[], { room, tooMany, onKept }: Choice<T>) => {
    const control = new AbortController();
    stopping.current = control;
    const problems: string[] = [];
    let left = room;
    for (const file of chosen) {
      if (control.signal.aborted) break;
      const answer = left > 0 ? await send(file, control.signal) : { refusal: tooMany };
      if ('kept' in answer) {
        left -= 1;
        onKept(answer.kept);
      } else if (answer.refusal) problems.push(`${shortName(file.name)}：${answer.refusal}`);
    }
    setProblem(problems.join('\n') || null);
    setUploading(null);
  };
  return { uploading, problem, handIn, stop: () => stopping.current?.abort(), forget: () => setProblem(null) };
}
