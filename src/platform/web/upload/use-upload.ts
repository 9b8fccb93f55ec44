import { useRef, useState } from 'react';
import { EMPTY_FILE } from '#platform/shared/empty-file.ts';
import type { Uploading } from './upload-progress.tsx';

/** What stopped an upload, in words for the person who waits. */
export class UploadProblem extends Error {}

/** Hands in a file; `onProgress` gets the share that has gone out, from 0 to 1. */
export type SendFile<T> = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<T>;

export interface FileLimit {
  bytes: number;
  /** Said of a larger file. */
  tooLarge: string;
}

function refusalOf(file: File, { bytes, tooLarge }: FileLimit): string | null {
  if (file.size === 0) return EMPTY_FILE;
  return file.size > bytes ? tooLarge : null;
}

const problemOf = (error: unknown) =>
  error instanceof UploadProblem ? error.message : '上传中断，请检查网络后重新选择文件';

/** One upload at a time: how far it is, and what stopped it. */
export function useUpload<T>(send: SendFile<T>, limit: FileLimit, onDone: (answer: T) => void) {
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const upload = async (file: File) => {
    const refusal = refusalOf(file, limit);
    setProblem(refusal);
    if (refusal) return;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const show = (share: number) => setUploading({ fileName: file.name, share });
    show(0);
    try {
      onDone(await send(file, show, signal));
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    } finally {
      setUploading(null);
    }
  };
  return { uploading, problem, upload, stop: () => stopping.current?.abort() };
}

export type Upload = ReturnType<typeof useUpload>;
