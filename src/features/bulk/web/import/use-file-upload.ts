import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MAX_BULK_BYTES } from '../../rules/bulk-limits.ts';
import { bulkListQuery } from '../bulk-queries.ts';
import { sendFile, UploadProblem } from './send-file.ts';

interface Uploading {
  fileName: string;
  /** From 0 to 1; at 1 the server reads the file. */
  share: number;
}

function refusalOf(file: File): string | null {
  if (file.size === 0) return '文件是空的';
  return file.size > MAX_BULK_BYTES ? '文件最大 5 MB，请拆成几个文件' : null;
}

/** One upload at a time: how far it is, and what stopped it. */
export function useFileUpload(onUploaded: (listNo: string) => void) {
  const queryClient = useQueryClient();
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
      const list = await sendFile(file, (share) => setUploading({ fileName: file.name, share }), signal);
      queryClient.setQueryData(bulkListQuery(list.listNo).queryKey, list);
      onUploaded(list.listNo);
    } catch (error) {
      setProblem(error instanceof UploadProblem ? error.message : '文件无法读取，请重新选择');
    } finally {
      setUploading(null);
    }
  };
  const stop = () => {
    stopping.current?.abort();
    setUploading(null);
  };
  return { uploading, problem, upload, stop };
}
