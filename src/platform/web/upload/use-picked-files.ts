import { useState } from 'react';
import { type KeepFile, type MostBytes, type PickedFile, useHandIn } from './use-hand-in.ts';

/** Files that go with what is about to be said, handed in one after the other. `first` were handed in before. */
export function usePickedFiles(
  keep: KeepFile<PickedFile>,
  most: number,
  first: readonly PickedFile[] = [],
  mostBytes?: MostBytes,
) {
  const [files, setFiles] = useState(first);
  const { uploading, problem, handIn, stop, forget } = useHandIn(keep, mostBytes);
  const add = (chosen: readonly File[]) =>
    handIn(chosen, {
      room: most - files.length,
      tooMany: `最多 ${most} 个附件`,
      // What was there may have been sent meanwhile.
      onKept: (file) => setFiles((now) => [...now, file]),
    });
  const remove = (id: string) => setFiles((now) => now.filter((file) => file.id !== id));
  const clear = () => {
    setFiles([]);
    forget();
  };
  return { files, busy: uploading !== null, uploading, stop, problem, add, remove, clear };
}

export type PickedFiles = ReturnType<typeof usePickedFiles>;
