import { useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '../../../rules/import/upload-limits.ts';
import { sendPieces, UploadProblem } from './send-pieces.ts';

interface Uploading {
  fileName: string;
  /** From 0 to 1. */
  share: number;
}

const problemOf = (error: unknown) =>
  error instanceof UploadProblem ? error.message : '上传中断，请检查网络后重新选择文件';

function refusalOf(file: File): string | null {
  if (file.size === 0) return '文件是空的';
  return file.size > MAX_UPLOAD_BYTES ? '文件最大 50 MB，可先压缩成 .gz 或拆成几个文件' : null;
}

/** One upload at a time: how far it is, and what stopped it. */
export function useUpload(onDone: (runId: string) => void) {
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const upload = async (file: File) => {
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal) return;
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setUploading({ fileName: file.name, share: 0 });
    try {
      onDone(await sendPieces(file, (share) => setUploading({ fileName: file.name, share }), signal));
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    } finally {
      setUploading(null);
    }
  };
  return { uploading, problem, upload, stop: () => stopping.current?.abort() };
}
