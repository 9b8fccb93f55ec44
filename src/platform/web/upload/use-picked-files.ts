import { useState } from 'react';
import { newIdempotencyKey, wordsOfRefusal } from '../api-client.ts';
import { readDataUrl } from '../browser/read-data-url.ts';
import type { ActContext } from '../use-act.ts';
import { refuseFile } from './refuse-file.ts';

/** A file as the shop keeps it. */
export interface PickedFile {
  id: string;
  fileName: string;
  bytes: number;
}

/** Hands one file in; its content is a data URL. */
export type KeepFile = (upload: { fileName: string; content: string }, context: ActContext) => Promise<PickedFile>;

async function handIn(file: File, keep: KeepFile): Promise<PickedFile | string> {
  const refusal = refuseFile(file);
  if (refusal) return refusal;
  try {
    const content = await readDataUrl(file);
    return await keep({ fileName: file.name, content }, { context: { idempotencyKey: newIdempotencyKey() } });
  } catch (error) {
    return wordsOfRefusal(error, '上传中断，请重试');
  }
}

/**
 * Files that go with what is about to be said, handed in one after the other; what is refused is named with its reason.
 * `first` were handed in before.
 */
export function usePickedFiles(keep: KeepFile, most: number, first: readonly PickedFile[] = []) {
  const [files, setFiles] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (chosen: readonly File[]) => {
    setBusy(true);
    let room = most - files.length;
    const problems: string[] = [];
    for (const file of chosen) {
      const answer = room > 0 ? await handIn(file, keep) : `最多 ${most} 个附件`;
      if (typeof answer === 'string') problems.push(`${file.name}：${answer}`);
      else {
        room -= 1;
        // What was there may have been sent meanwhile.
        setFiles((now) => [...now, answer]);
      }
    }
    setProblem(problems.join('；') || null);
    setBusy(false);
  };
  const remove = (id: string) => setFiles((now) => now.filter((file) => file.id !== id));
  const clear = () => {
    setFiles([]);
    setProblem(null);
  };
  return { files, busy, problem, add, remove, clear };
}

export type PickedFiles = ReturnType<typeof usePickedFiles>;
